import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import type { FanOutRest } from '#functions/data/fan-out/stored-fan-out.ts';
import type { PageKey } from '#functions/data/page.ts';
import { mayHavePublicJobs, readAccount } from '#functions/entities/account/account-store.ts';
import { isGone, storedAccount } from '#functions/entities/account/stored-account.ts';
import { alignJobs, refreshContacts } from '#functions/entities/job/recruiter-jobs.ts';
import { announce } from './announce.ts';

const account = z.object({
  ...z.pick(storedAccount, { kind: true, id: true, state: true, verified: true }).shape,
  email: z._default(storedAccount.shape.email, ''),
  name: z._default(storedAccount.shape.name, ''),
});

/**
 * Follows a recruiter's new state, verification, name or e-mail address: the jobs are public only while the account is active
 * and verified, and have the present name and address. Every run reads the present state, so that duplicate, late and
 * reordered records have the same result.
 * @returns the jobs that later runs have to change
 */
export async function followRecruiter({ before, after }: Change): Promise<FanOutRest[]> {
  if (!before || !after) return [];
  const [old, present] = [account.parse(before), account.parse(after)];
  if (present.kind !== 'recruiter') return [];
  const isMoved = old.state !== present.state || old.verified !== present.verified;
  const isRenamed = old.email !== present.email || old.name !== present.name;
  return [
    ...(isMoved ? await alignRecruiterJobs(present.id) : []),
    ...(isRenamed ? await refreshRecruiterContacts(present.id) : []),
  ];
}

/**
 * Withdraws or restores jobs, from where an earlier run stopped. Withdrawn ones are announced at once: their own records
 * would do it a batch later.
 */
export async function alignRecruiterJobs(recruiter_id: number, start?: PageKey): Promise<FanOutRest[]> {
  const { next, withdrawn } = await alignJobs(recruiter_id, (await mayHavePublicJobs(recruiter_id)) === true, start);
  if (withdrawn.length > 0) await announce('jobs', withdrawn);
  return next ? [{ of: 'recruiter_jobs', recruiter_id, next }] : [];
}

/** Gives jobs the name and address of their recruiter, from where an earlier run stopped. */
export async function refreshRecruiterContacts(recruiter_id: number, start?: PageKey): Promise<FanOutRest[]> {
  const present = await readAccount('recruiter', recruiter_id);
  if (!present || isGone(present.state)) return [];
  const next = await refreshContacts(recruiter_id, present, start);
  return next ? [{ of: 'contacts', recruiter_id, next }] : [];
}
