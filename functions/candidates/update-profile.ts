import { accountIdentityChange } from '#functions/accounts/account-changes.ts';
import { readAccountWithProfile } from '#functions/accounts/account-store.ts';
import { type TransactionItem, transact } from '#functions/data/transact.ts';
import { deleteFiles } from '#functions/files/file-store.ts';
import { HttpError } from '#functions/runtime/http-error.ts';
import type { UseCase } from '#functions/runtime/request.ts';
import type { candidateCalls } from '#shared/contracts/candidates.ts';
import type { BodyOf } from '#shared/contracts/define.ts';
import {
  type CandidateChange,
  type CandidateProfile,
  changedCandidate,
  candidateProfile as profileSchema,
  replaceCandidate,
  toCandidate,
} from './candidate-store.ts';
import { keptKeyOf } from './profile-files.ts';

/** How often the change is tried again when account or profile changed in between. */
const attempts = 4;

/** The position of the new e-mail address among the writes: after the profile and the account. */
const addressWrite = 2;

/**
 * Changes the fields that were sent. Name and e-mail stand in the account, too, and change there in the same
 * transaction; a new e-mail address ends the other sessions.
 */
export const updateProfile: UseCase<typeof candidateCalls.updateProfile> = async ({ body, caller }) => {
  const { cv, video, ...fields } = body;
  const [cv_key, video_key] = [await keptKeyOf(cv, 'cv', caller.id), await keptKeyOf(video, 'video', caller.id)];
  const change = { card: sentFields(fields), cv_key, video_key };
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const found = await readAccountWithProfile('candidate', caller.id);
    if (found?.account.state !== 'active') {
      // Deleted for good meanwhile: what came with the form goes as well. Files of a profile that is left stay.
      if (!found) await deleteFiles([cv_key, video_key]);
      throw new HttpError('SESSION_REQUIRED');
    }
    const before = profileSchema.parse(found.profile);
    const after = changedCandidate(before, change);
    const result = await transact([
      replaceCandidate(after),
      ...identityWrites(found.account, after, caller.sessionKey),
    ]);
    if (result.done) {
      await deleteFiles(replacedFiles(before, after));
      return await toCandidate(after);
    }
    if (result.failed.some(({ index }) => index === addressWrite)) {
      await deleteFiles(replacedFiles(after, before));
      throw new HttpError('EMAIL_TAKEN');
    }
  }
  throw new HttpError('UNAVAILABLE');
};

/** The fields that were sent, named one by one: whatever else a form could carry stays out. */
function sentFields(body: Omit<BodyOf<typeof candidateCalls.updateProfile>, 'cv' | 'video'>) {
  const { name, email, phone, address, subtitle, skills, language, location, experience, video_public } = body;
  const fields = { name, email, phone, address, subtitle, skills, language, location, experience, video_public };
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as CandidateChange['card'];
}

type Account = Parameters<typeof accountIdentityChange>[0];

function identityWrites(account: Account, { card }: CandidateProfile, sessionKey: string): TransactionItem[] {
  const { name, email } = card;
  if (name === account.name && email === account.email) return [];
  return accountIdentityChange(account, { name, email }, sessionKey);
}

/** Files of `old` that `current` uses no more. */
const replacedFiles = (old: CandidateProfile, current: CandidateProfile) =>
  (['cv_key', 'video_key'] as const).map((field) => (old[field] === current[field] ? undefined : old[field]));
