import { beforeAll, beforeEach, expect, test } from 'vitest';
import { adminCalls } from '#shared/contracts/admin.ts';
import { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { allCalls } from '#shared/contracts/index.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { transcriptionCalls } from '#shared/contracts/transcriptions.ts';
import { type Account, signUp } from '#test/support/accounts.ts';
import { startBlackBox } from '#test/support/black-box.ts';
import { recruiterInput } from '#test/support/recruiter-inputs.ts';

const box = await startBlackBox();
const { admin, call, done } = box;

const person = { name: 'Xenobia Canary', phone: '+918123400007', address: 'Canary Row 7' };
/** Data that identifies the candidate or locates one of their files. */
const canaries = (): string[] => [...Object.values(person), candidate.email, 'files/candidates', 'X-Amz'];

let candidate: Account;
/** Verified, on trial, with a job for which the candidate applied; unlocked and shortlisted the candidate. */
let recruiter: Account;
let jobId: number;
let transcription: string;
beforeAll(async () => {
  candidate = await box.signUpCandidate(person);
  await box.attachFiles(candidate);
  recruiter = await box.makeRecruiterOnTrial();
  jobId = await box.postJob(recruiter, { language: 'Tamazight' });
  await box.apply(candidate, jobId);
  await box.view(recruiter, candidate);
  const { token } = recruiter;
  await done(shortlistCalls.add, { token, body: { candidate_id: candidate.id, job_id: jobId } });
  const started = await done(transcriptionCalls.start, { token, body: { candidate_id: candidate.id } });
  transcription = started.id;
}, 120_000);
beforeEach(() => box.verify(recruiter));

/** These end the session, the account or the items of the other calls. */
const ending = ['auth.logout', 'account.remove', 'jobs.remove', 'shortlist.remove'];
const ofRecruiters = allCalls.filter(
  ({ operation, call: { access } }) => typeof access !== 'string' && access.recruiter && !ending.includes(operation),
);

type Listed = (typeof ofRecruiters)[number];
const isRead = ({ call: { method } }: Listed) => method === 'GET';

/** All responses of these calls to a recruiter, bodies and headers. */
async function shownTo(who: Account, isMade: (listed: Listed) => boolean): Promise<string> {
  const subject = { recruiterId: who.id, candidateId: candidate.id, jobId, transcription };
  const shown: string[] = [];
  for (const { operation, call: definition } of ofRecruiters.filter(isMade)) {
    const { status, text, headers } = await call(definition, {
      ...recruiterInput(operation, subject),
      token: who.token,
    });
    expect(status, `${operation}: ${text}`).toBeLessThan(500);
    shown.push(`${operation} ${text} ${JSON.stringify([...headers])}`);
  }
  return shown.join('\n');
}

const found = (shown: string) => canaries().filter((canary) => shown.includes(canary));

test('an unverified recruiter reads no name, e-mail, phone or file on any path, even with an active trial', async () => {
  const stranger = await signUp(box.stack, 'recruiter');
  await box.takeTrial(stranger);
  expect(found(await shownTo(stranger, () => true))).toEqual([]);
  expect(found(await shownTo(recruiter, isRead))).toEqual(canaries());
  await box.unverify(recruiter);
  expect(found(await shownTo(recruiter, () => true))).toEqual([]);
  await box.verify(recruiter);
  expect(found(await shownTo(recruiter, isRead))).toEqual(canaries());
});

test('jobs, shortlisting and contacting end within 5 seconds of losing verification, and work again once it is back', async () => {
  const { token } = recruiter;
  const isListed = async (reader?: string) => {
    const listed = await done(jobCalls.list, { query: { language: 'Tamazight' }, token: reader });
    return listed.some(({ id }) => id === jobId);
  };
  /** Signed-in users see every change immediately; guests may see a cached copy of the edge for 5 seconds more. */
  const expectListed = async (expected: boolean) => {
    await expect.poll(() => isListed(candidate.token), { timeout: 5_000 }).toBe(expected);
    await expect.poll(() => isListed(), { timeout: 6_000, interval: 250 }).toBe(expected);
  };
  const application = { token, params: { id: `${jobId}-${candidate.id}` }, body: { method: 'phone' } };
  const entry = { token, params: { id: `${recruiter.id}-${candidate.id}` }, body: { status: 'contacted' } };
  const quick = { token, params: { id: candidate.id }, body: {} };
  const reach = async () => {
    const answers = [
      await call(applicationCalls.contact, application),
      await call(shortlistCalls.updateStatus, entry),
      await call(shortlistCalls.quickAdd, quick),
    ];
    return answers.map(({ status, body }) => [status, status < 400 ? '' : (body as { code?: unknown }).code]);
  };
  const allowed = [
    [200, ''],
    [200, ''],
    [400, 'ALREADY_SHORTLISTED'],
  ];
  await expectListed(true);
  await box.unverify(recruiter);
  await expectListed(false);
  expect(await reach()).toEqual([1, 2, 3].map(() => [403, 'NOT_VERIFIED']));
  await box.verify(recruiter);
  await expectListed(true);
  expect(await reach()).toEqual(allowed);
});

test('a transcript is refused as soon as the subscription has ended or the recruiter is not verified', async () => {
  const read = () => call(transcriptionCalls.status, { token: recruiter.token, params: { id: transcription } });
  const refusal = async () => {
    const { status, body, text } = await read();
    expect(text).not.toContain('Sample text');
    return [status, (body as { code?: unknown }).code];
  };
  await expect.poll(async () => (await read()).text, { timeout: 10_000 }).toContain('Sample text');
  const listing = { token: admin.token, params: { id: recruiter.id } };
  const listed = await done(adminSubscriptionCalls.adminOfRecruiter, listing);
  const trial = listed.find(({ is_active }) => is_active);
  const subscription = { token: admin.token, params: { id: trial?.id ?? 0 } };
  const setActive = (is_active: boolean) =>
    done(adminSubscriptionCalls.adminUpdate, { ...subscription, body: { is_active } });

  await setActive(false);
  expect(await refusal()).toEqual([403, 'SUBSCRIPTION_REQUIRED']);
  await setActive(true);
  expect((await read()).text).toContain('Sample text');
  await box.unverify(recruiter);
  expect(await refusal()).toEqual([403, 'NOT_VERIFIED']);
  await box.verify(recruiter);
  expect((await read()).text).toContain('Sample text');
  await done(adminSubscriptionCalls.adminDelete, subscription);
  expect(await refusal()).toEqual([403, 'SUBSCRIPTION_REQUIRED']);
});

test("an admin's read of a full profile is in the audit list once a day, with reader, subject and time", async () => {
  const read = { token: admin.token, params: { id: candidate.id } };
  const before = Date.now();
  for (const _ of [1, 2]) expect(await done(candidateCalls.profile, read)).toMatchObject({ email: candidate.email });
  const query = { target_type: 'candidate', target_id: candidate.id };
  const trail = await done(adminCalls.audit, { token: admin.token, query });
  expect(trail).toMatchObject([
    { action: 'person_read', actor: { type: 'admin', id: admin.id }, target: { type: 'candidate', id: candidate.id } },
  ]);
  expect(Date.parse(trail[0]?.at ?? '')).toBeGreaterThanOrEqual(before);
});
