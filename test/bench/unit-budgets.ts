import { adminCalls } from '#shared/contracts/admin.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { latestCode } from '#test/support/inbox.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';

/** Input of a call. */
export interface CallInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
}

/** Makes a call on the seeded table; throws unless it succeeds. */
export type Send = (call: CallDefinition, input: CallInput) => Promise<unknown>;

/** A call with the read and write units it may cost; a session adds 1 read unit. */
export interface BudgetedCall {
  name: string;
  read: number;
  write: number;
  call: CallDefinition;
  /** Evaluated just before the call, as it may need results of earlier calls, such as a mailed code. */
  input: () => CallInput | Promise<CallInput>;
}

const pageSize = 20;
const unseenCandidate = 300;

/**
 * Fills an empty table with the items that the budgeted calls read; returns the calls in the order in which they must
 * be made. `send` makes the preparing calls that no store function can replace.
 */
export async function prepareBudgetedCalls(send: Send): Promise<BudgetedCall[]> {
  const email = 'nina@new.example';
  const form = { name: 'Nina New', email, phone: '+919000000000', language: 'Japanese' };
  const mailedCode = async () => ({
    body: { email, otp: await latestCode(process.env.SES_ENDPOINT ?? '', email) },
  });
  // Fixed ids, far from those that sign-ups get.
  const candidate = await makePrincipal('candidate', 100);
  const shown = Array.from({ length: pageSize }, (_, index) => 200 + index);
  for (const id of [...shown, unseenCandidate]) await makePrincipal('candidate', id);
  const recruiter = await makePrincipal('recruiter', 100);
  const admin = await makePrincipal('admin', 100);
  await subscribe(recruiter.id);
  for (let id = 101; id <= 105 + pageSize; id += 1) await makeJob(id, recruiter.id);
  for (const id of shown) await send(shortlistCalls.add, { token: recruiter.token, body: { candidate_id: id } });

  const { token } = candidate;
  const asRecruiter = { token: recruiter.token, params: { id: recruiter.id } };
  const job = { title: 'Translator', description: 'Translate.', language: 'German', location: 'Pune' };
  const view = () => ({ token: recruiter.token, params: { id: unseenCandidate } });
  return [
    {
      name: 'jobs page of 20',
      read: 1.5,
      write: 0,
      call: jobCalls.list,
      input: () => ({ query: { limit: pageSize } }),
    },
    { name: 'job details with similar', read: 1, write: 0, call: jobCalls.get, input: () => ({ params: { id: 101 } }) },
    {
      name: 'apply',
      read: 1,
      write: 7,
      call: applicationCalls.apply,
      input: () => ({ token, params: { jobId: 101 } }),
    },
    { name: 'candidate view, first', read: 2, write: 8, call: candidateCalls.view, input: view },
    { name: 'candidate view, repeat', read: 2, write: 0, call: candidateCalls.view, input: view },
    {
      name: 'notification count',
      read: 0.5,
      write: 0,
      call: notificationCalls.count,
      input: () => ({ token, params: { type: 'candidate', id: candidate.id } }),
    },
    { name: 'sign-up', read: 1, write: 4, call: authCalls.candidateSignup, input: () => ({ body: form }) },
    {
      name: 'send-otp of a sign-up',
      // Half a unit for what an erasure left of the address's budget (decision 76).
      read: 1.5,
      write: 2,
      call: authCalls.candidateSendOtp,
      input: () => ({ body: { email } }),
    },
    {
      name: 'verify-otp of a sign-up',
      read: 1,
      write: 17,
      call: authCalls.candidateVerifyOtp,
      input: mailedCode,
    },
    { name: 'send-otp', read: 1, write: 2, call: authCalls.candidateSendOtp, input: () => ({ body: { email } }) },
    {
      name: 'verify-otp',
      read: 1,
      write: 4,
      call: authCalls.candidateVerifyOtp,
      input: mailedCode,
    },
    {
      name: 'post job',
      read: 1.5,
      write: 8,
      call: jobCalls.create,
      input: () => ({ token: recruiter.token, body: job }),
    },
    {
      name: 'post job, with a key',
      read: 1.5,
      write: 8,
      call: jobCalls.create,
      input: () => ({ token: recruiter.token, body: job, headers: { 'idempotency-key': 'one-key-for-this-job' } }),
    },
    {
      name: 'shortlist of 20',
      read: 3,
      write: 0,
      call: shortlistCalls.ofRecruiter,
      input: () => ({ ...asRecruiter, query: { limit: pageSize } }),
    },
    { name: 'dashboard statistics', read: 1, write: 0, call: adminCalls.stats, input: () => ({ token: admin.token }) },
    { name: 'subscription status', read: 1, write: 0, call: subscriptionCalls.status, input: () => asRecruiter },
  ];
}

/** Read units that a call may cost, with those of the session where it needs one. */
export const readBudget = ({ read, call }: BudgetedCall): number => read + (typeof call.access === 'string' ? 0 : 1);
