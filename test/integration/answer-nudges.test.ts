import { expect, test } from 'vitest';
import { updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { transact } from '#functions/data/transact.ts';
import { write } from '#functions/data/write.ts';
import { putNewApplication } from '#functions/entities/application/application-store.ts';
import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';
import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import { takeJobDown } from '#functions/entities/job/take-down.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { dayMs, epochMs, hourMs, minuteMs, toIso } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { endSubscriptions as sweep } from '#test/support/handlers.ts';
import { beforeCommand } from '#test/support/interleave.ts';
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
  expect((await api.call(applicationCalls.apply, { token, params: { jobId } })).status).toBe(201);
  await api.drainStream();
};
const runAt = async (time: number, runs = 1) => {
  api.clock.set(time);
  await Promise.all(Array.from({ length: runs }, () => sweep()));
  await api.drainStream();
};
const nudges = async () => {
  const { token, id } = await signInAgain(recruiter);
  const { body } = await api.call(notificationCalls.list, {
    token,
    params: { type: 'recruiter', id },
    query: { limit: 100 },
  });
  const listed: { kind: string; link: string; values: { job_title: string; days: number } }[] = body;
  return listed
    .filter(({ kind }) => kind === 'answers_due')
    .map(({ values, link }) => `${values.job_title} ${values.days} ${link}`)
    .sort();
};
/** The nudges about jobs from an id on. */
const nudgedSince = async (jobId: number) => (await nudges()).filter((each) => Number(each.split('/')[2]) >= jobId);
const quarter = 15 * minuteMs;
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
  api.clock.set(begin + 60 * dayMs);
  await makeJob(4, recruiter.id, { title: 'At noon' });
  await applyAt(begin + 60 * dayMs, 60, 4);
  await runAt(begin + 67 * dayMs + 12 * hourMs);
  expect((await nudges()).filter((each) => each.startsWith('At noon'))).toEqual([]);
});

test('jobs that were closed or taken down are not nudged about', async () => {
  api.clock.set(begin + 80 * dayMs);
  for (const [id, title] of ['Closed', 'Taken down', 'Open'].entries()) await makeJob(5 + id, recruiter.id, { title });
  for (const id of [5, 6, 7]) await applyAt(begin + 80 * dayMs + hourMs, 60 + id, id);
  await write(updateItem<StoredJob>(keys.job(5), { set: { 'summary.is_active': false } }));
  await transact({ job: takeJobDown(6) });
  await runAt(begin + 88 * dayMs);
  expect(await nudgedSince(5)).toEqual(['Open 7 /job/7/applicants']);
});

test('a job is nudged about only while the list of its applicants shows one who waits', async () => {
  const time = begin + 100 * dayMs;
  api.clock.set(time);
  for (const [id, title] of ['Blocked', 'Hidden', 'Gone', 'One of two'].entries())
    await makeJob(8 + id, recruiter.id, { title });
  for (const id of [8, 9, 10, 11]) await applyAt(time + hourMs, 70 + id, id);
  await applyAt(time + hourMs, 90, 11);
  const block = { company_id: recruiter.id, name: '', at: toIso(epochMs(time + 2 * hourMs)) };
  for (const id of [78, 81])
    await write(updateItem<CandidateProfile>(keys.profile('candidate', id), { set: { 'summary.blocks': [block] } }));
  await write(updateItem<CandidateProfile>(keys.profile('candidate', 79), { set: { 'summary.state': 'deactivated' } }));
  await write({ Delete: { Key: keys.profile('candidate', 80) } });
  await runAt(time + 8 * dayMs);
  expect(await nudgedSince(8)).toEqual(['One of two 7 /job/11/applicants']);
});

test('applications beyond the bound of a run are looked at by the next one', async () => {
  const time = begin + 120 * dayMs;
  api.clock.set(time);
  const crowded = await makeJob(12, recruiter.id, { title: 'Crowded' });
  await makeJob(13, recruiter.id, { title: 'Behind' });
  const writes = Array.from({ length: 2_000 }, (_, place) => {
    const application_id = `12-${1_000 + place}`;
    const summary = { application_id, job_id: 12, candidate_id: 1_000 + place, recruiter_id: recruiter.id };
    const stored = { ...summary, status: 'applied', applied_at: toIso(epochMs(time)), job: crowded } as const;
    return putNewApplication({ ...stored, masked_name: 'N***', language: 'Japanese' });
  });
  for (let start = 0; start < writes.length; start += 100)
    await transact(Object.fromEntries(writes.slice(start, start + 100).map((put, place) => [`${place}`, put])));
  // What follows from so many does not matter here.
  await api.readStream();
  await applyAt(time + hourMs, 100, 13);
  await runAt(time + 8 * dayMs);
  expect(await nudgedSince(12)).toEqual([]);
  await runAt(time + 8 * dayMs + quarter);
  expect(await nudgedSince(12)).toEqual(['Behind 7 /job/13/applicants']);
  expect((await api.scan()).filter(({ entity }) => entity === 'run_rest')).toEqual([]);
});

test('a place in a list, or a page of another one, that cannot be read does not stop a run', async () => {
  const time = begin + 140 * dayMs;
  api.clock.set(time);
  await makeJob(14, recruiter.id, { title: 'After a failure' });
  await applyAt(time + hourMs, 110, 14);
  const rest = { ...keys.runRest('job_reminders'), entity: 'run_rest', schema_version: 1, as_of: 'yesterday' };
  await write({ Put: { Item: rest } });
  beforeCommand('QueryCommand', 1, () => Promise.reject(new Error('throttled')));
  api.clock.set(time + 8 * dayMs);
  await expect(sweep()).rejects.toThrow('1 steps of the run failed.');
  await api.drainStream();
  expect(await nudgedSince(14)).toEqual(['After a failure 7 /job/14/applicants']);
});
