import { rememberRequest } from '#functions/data/request-keys.ts';
import { transact } from '#functions/data/transact.ts';
import { inspectFile, putFile } from '#functions/services/files/file-store.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { savedJobCalls } from '#shared/contracts/saved-jobs.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { uploadCalls } from '#shared/contracts/uploads.ts';
import { epochMs } from '#shared/domain/time.ts';
import type { TestApi } from './api.ts';
import { paymentSteps } from './payments.ts';
import { makePrincipal, type Principal } from './principals.ts';
import { makeJob, makePlan, subscribe } from './records.ts';

/** A GSTIN with a right check digit. */
const canaryGstin = '27CCCCC2222C1Z8';

/** Texts that occur only in items of the person with this number. */
export const canariesOf = (id: number) =>
  ({
    candidate: [
      'Canary Candidate',
      'canary-subtitle',
      'canary-skill',
      `candidate-${id}@canary.example`,
      '+919111111117',
    ],
    recruiter: [
      'Canary Recruiter',
      `Company ${id}`,
      'canary-job-title',
      'canary-description',
      'canary-note',
      'canary-payer@bank',
      `recruiter-${id}@canary.example`,
    ],
    /** Of the recruiter, on invoices: the only ones that stay, for as long as the law wants. */
    invoiced: ['Canary Legal Name', 'Canary Billing Address', canaryGstin],
  }) as const;

export interface Belongings {
  admin: Principal;
  candidate: Principal;
  recruiter: Principal;
  otherCandidate: Principal;
  otherRecruiter: Principal;
  /** Keys of the candidate's files, in the final and in the incoming folder. */
  files: string[];
}

/** Processes the stream until no record is left. */
export async function settle(api: TestApi): Promise<void> {
  while ((await api.drainStream()).length > 0);
}

/**
 * Creates a candidate and a recruiter with this number and one item of every kind that can belong to an account, and
 * another candidate and recruiter with the next number. All test files share the bucket, so each needs its own number.
 */
export async function makeBelongings(api: TestApi, me: number): Promise<Belongings> {
  const other = me + 1;
  const admin = await makePrincipal('admin', 1);
  const candidate = await makePrincipal('candidate', me, { name: 'Canary Candidate' });
  const recruiter = await makePrincipal('recruiter', me, { name: 'Canary Recruiter' });
  const otherCandidate = await makePrincipal('candidate', other);
  const otherRecruiter = await makePrincipal('recruiter', other);
  await makePlan();
  await api.call(subscriptionCalls.create, { token: recruiter.token, body: { recruiter_id: me, plan_name: 'trial' } });
  await makePlan({ id: 2, key: 'basic', name: 'Basic', price: 999 });
  await api.call(subscriptionCalls.pay, {
    token: recruiter.token,
    body: { recruiter_id: me, plan_name: 'basic', upi_id: 'canary-payer@bank' },
  });
  await buyWithInvoice(api, recruiter, admin);
  await subscribe(other);
  for (const kind of ['candidate', 'recruiter'] as const) await transact({ request: someRequest(kind, me) });
  await editProfile(api, candidate);
  await api.call(savedJobCalls.saveJob, { params: { jobId: 80 }, token: candidate.token });
  const texts = { title: 'canary-job-title', description: 'canary-description' };
  for (const id of [70, 71]) await makeJob(id, me, { ...texts });
  await makeJob(80, other);
  for (const who of [candidate, otherCandidate]) {
    for (const jobId of [70, 71, 80]) await viewAndApply(api, who, jobId);
  }
  await api.call(jobCalls.remove, { params: { id: 71 }, token: recruiter.token });
  for (const [by, id] of [
    [recruiter, me],
    [recruiter, other],
    [otherRecruiter, me],
    [otherRecruiter, other],
  ] as const) {
    await viewAndShortlist(api, by, id, by === recruiter ? 'canary-note' : 'A note.');
  }
  await settle(api);
  await api.call(applicationCalls.updateStatus, {
    params: { id: `70-${other}` },
    token: recruiter.token,
    body: { status: 'reviewed', notes: 'canary-note' },
  });
  await api.call(adminCalls.unverifyRecruiter, { params: { id: me }, token: admin.token });
  await settle(api);
  const files = await makeFiles(api, candidate);
  return { admin, candidate, recruiter, otherCandidate, otherRecruiter, files };
}

/** The recruiter buys by card, naming a company for the invoice, and gets half of it back. */
async function buyWithInvoice(api: TestApi, { token, id }: Principal, admin: Principal): Promise<void> {
  const [legal_name, address, gstin] = canariesOf(id).invoiced;
  await api.call(paymentCalls.saveBilling, {
    token,
    body: { legal_name, address, country: 'IN', state: '27', gstin },
  });
  const steps = paymentSteps(api);
  const orderId = await steps.order({ token, id } as Principal, 2);
  await steps.verify(token, await steps.pay(orderId));
  await settle(api);
  await api.call(paymentCalls.refund, { token: admin.token, params: { id: orderId }, body: { amount: 500 } });
  await settle(api);
}

/** The write of an idempotency record of the account. */
export const someRequest = (kind: 'candidate' | 'recruiter', id: number) =>
  rememberRequest({ owner: { kind, id }, name: `request-${kind}`, content: 'content', now: epochMs(Date.now()) }, 1);

const editProfile = (api: TestApi, { id, token }: Principal) =>
  api.call(candidateCalls.updateProfile, {
    params: { id },
    token,
    body: { subtitle: 'canary-subtitle', skills: ['canary-skill'], phone: '+919111111117' },
  });

async function viewAndApply(api: TestApi, { id, token }: Principal, jobId: number): Promise<void> {
  await api.call(jobCalls.recordView, { params: { id: jobId }, token });
  await api.call(applicationCalls.apply, { params: { jobId }, query: { candidate_id: id }, token });
}

async function viewAndShortlist(
  api: TestApi,
  { id: recruiter_id, token }: Principal,
  id: number,
  notes: string,
): Promise<void> {
  await api.call(candidateCalls.view, { params: { id }, query: { recruiter_id }, token });
  await api.call(shortlistCalls.add, {
    token,
    body: { recruiter_id, candidate_id: id, notes },
  });
}

async function makeFiles(api: TestApi, { id, token }: Principal): Promise<string[]> {
  const { body } = await api.call(uploadCalls.start, {
    token,
    body: { kind: 'cv', content_type: 'application/pdf', size: 100 },
  });
  const folder = `files/candidates/${id}`;
  const files = [`incoming/${body.id}`, `${folder}/cv/one.pdf`, `${folder}/video/two.mp4`];
  await putFiles([...files, `${folder}0/cv/other.pdf`]);
  return files;
}

/** Stores a file at each of the keys. */
export async function putFiles(keys: readonly string[]): Promise<void> {
  for (const key of keys) await putFile(key, Buffer.from('%PDF-canary'));
}

/** The files of the list that exist. */
export async function present(files: readonly string[]): Promise<string[]> {
  const found = await Promise.all(files.map(async (key) => ((await inspectFile(key)) ? [key] : [])));
  return found.flat();
}
