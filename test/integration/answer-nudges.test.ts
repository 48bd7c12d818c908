import { expect, test } from 'vitest';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { dayMs, hourMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { endSubscriptions as sweep } from '#test/support/handlers.ts';
import { makePrincipal, signInAgain } from '#test/support/principals.ts';
import { makeJob } from '#test/support/records.ts';

const api = await testApi();
const begin = Date.parse('2027-01-04T00:00:00.000Z');
api.clock.set(begin);
const recruiter = await makePrincipal('recruiter', 1);
await makeJob(1, recruiter.id, { title: 'Silent' });
await makeJob(2, recruiter.id, { title: 'Answered' });
await makeJob(3, recruiter.id, { title: 'Without applications' });

const applyAt = async (time: number, candidateId: number, jobId: number) => {
  api.clock.set(time);
  const { token } = await makePrincipal('candidate', candidateId);
  await api.call(applicationCalls.apply, { token, params: { jobId } });
  await api.drainStream();
};
const runAt = async (time: number, runs = 1) => {
  api.clock.set(time);
  await Promise.all(Array.from({ length: runs }, () => sweep()));
  await api.drainStream();
};
const nudges = async () => {
  const { token, id } = await signInAgain(recruiter);
  const { body } = await api.call(notificationCalls.list, { token, params: { type: 'recruiter', id } });
  const listed: { kind: string; link: string; values: { job_title: string; days: number } }[] = body;
  return listed
    .filter(({ kind }) => kind === 'answers_due')
    .map(({ values, link }) => `${values.job_title} ${values.days} ${link}`)
    .sort();
};
const silent = (days: number) => `Silent ${days} /job/1/applicants`;

test('a recruiter is nudged about a job once after 7 and once after 14 days without an answer', async () => {
  await applyAt(begin + hourMs, 1, 1);
  await applyAt(begin + 2 * hourMs, 2, 1);
  await applyAt(begin + hourMs, 3, 2);
  const { token } = await signInAgain(recruiter);
  const answer = { token, params: { id: '2-3' }, body: { status: 'rejected', notes: '' } as const };
  expect((await api.call(applicationCalls.updateStatus, answer)).status).toBe(200);
  await runAt(begin + 7 * dayMs);
  expect(await nudges()).toEqual([]);
  await runAt(begin + 8 * dayMs, 3);
  await runAt(begin + 8 * dayMs);
  await runAt(begin + 9 * dayMs);
  expect(await nudges()).toEqual([silent(7)]);
  await runAt(begin + 15 * dayMs);
  await runAt(begin + 16 * dayMs);
  expect(await nudges()).toEqual([silent(14), silent(7)]);
});

test('later applications are nudged about at most once in so many days', async () => {
  for (const day of [16, 17, 18]) await applyAt(begin + day * dayMs + hourMs, 10 + day, 1);
  for (const day of [24, 25, 26, 27]) await runAt(begin + day * dayMs);
  expect(await nudges()).toEqual([silent(14), silent(7), silent(7)]);
});

test('a run of a day that failed is made up for by the next one', async () => {
  await applyAt(begin + 40 * dayMs + hourMs, 50, 3);
  await runAt(begin + 49 * dayMs);
  expect(await nudges()).toContain('Without applications 7 /job/3/applicants');
});

test('other runs of the day look for none', async () => {
  await makeJob(4, recruiter.id, { title: 'At noon' });
  await applyAt(begin + 60 * dayMs, 60, 4);
  await runAt(begin + 67 * dayMs + 12 * hourMs);
  expect((await nudges()).filter((each) => each.startsWith('At noon'))).toEqual([]);
});
