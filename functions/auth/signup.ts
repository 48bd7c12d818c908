import { accountCreation } from '#functions/accounts/account-changes.ts';
import { putNewCandidate } from '#functions/candidates/candidate-store.ts';
import { nextId } from '#functions/data/next-id.ts';
import { type TransactionItem, transact } from '#functions/data/transact.ts';
import { putNewRecruiter } from '#functions/recruiters/recruiter-store.ts';
import { isoTime } from '#functions/runtime/clock.ts';
import { HttpError } from '#functions/runtime/http-error.ts';
import type { UseCase } from '#functions/runtime/request.ts';
import type { authCalls } from '#shared/contracts/auth.ts';
import { requireLookupBudget } from './address-budget.ts';

const message = 'Account created successfully!';

/**
 * Creates a candidate: 12 write units.
 * @throws HttpError 409 when the e-mail is taken, 429 when the client's network has used its budget up
 */
export const candidateSignup: UseCase<typeof authCalls.candidateSignup> = async ({ body, now, clientAddress }) => {
  await requireLookupBudget(clientAddress, 1, now);
  const created = { ...body, id: await nextId('candidate'), created_at: isoTime(now) };
  await createAccount('candidate', created, putNewCandidate(created));
  const nothingYet = { languages: [], location: '', experience: '', avatar: null, cv: null, video: null };
  return { message, candidate: { ...created, ...nothingYet, video_public: false } };
};

/**
 * Creates a recruiter, not yet verified: 10 write units.
 * @throws HttpError 409 when the e-mail is taken, 429 when the client's network has used its budget up
 */
export const recruiterSignup: UseCase<typeof authCalls.recruiterSignup> = async ({ body, now, clientAddress }) => {
  await requireLookupBudget(clientAddress, 1, now);
  const created = { ...body, id: await nextId('recruiter'), created_at: isoTime(now) };
  await createAccount('recruiter', created, putNewRecruiter(created));
  return { message, recruiter: { ...created, verified: false } };
};

type Owner = { id: number; email: string; name: string };

async function createAccount(kind: 'candidate' | 'recruiter', { id, email, name }: Owner, profile: TransactionItem) {
  const result = await transact([...accountCreation({ kind, id, email, name, role: null }), profile]);
  if (!result.done) throw new HttpError('EMAIL_TAKEN');
}
