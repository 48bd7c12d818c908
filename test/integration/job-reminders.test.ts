import { expect, test } from 'vitest';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { dayMs, minuteMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { endSubscriptions as sweep } from '#test/support/handlers.ts';
import { makePrincipal, signInAgain } from '#test/support/principals.ts';
import { makeJob } from '#test/support/records.ts';

const api = await testApi();
const begin = Date.parse('2027-01-04T00:00:00.000Z');
api.clock.set(begin);
const recruiter = await makePrincipal('recruiter', 1);
await makeJob(1, recruiter.id, { title: 'Ends in ten days', closing_date: '2027-01-13' });
await makeJob(2, recruiter.id, { title: 'Inactive', closing_date: '2027-01-13', is_active: false, status: 'inactive' });
await makeJob(3, recruiter.id, { title: 'Ends late', closing_date: '2027-03-01' });
await api.drainStream();

const end = Date.parse('2027-01-14T00:00:00.000Z');
const runAt = async (time: number) => {
  api.clock.set(time);
  await sweep();
  await api.drainStream();
};
const reminders = async () => {
  const { token, id } = await signInAgain(recruiter);
  const { body } = await api.call(notificationCalls.list, { token, params: { type: 'recruiter', id } });
  const listed: { kind: string; values: { job_title: string; days: number } }[] = body;
  const ofEnds = listed.filter(({ kind }) => kind === 'job_ending');
  // Events within one second have no order.
  return ofEnds.map(({ values }) => `${values.job_title}: ${values.days}`).sort();
};
const reminder = (days: number) => `Ends in ten days: ${days}`;

test('a recruiter is reminded of an active job 7 days and 1 day before its end, once each, and again after a renewal', async () => {
  await runAt(end - 7 * dayMs - 60 * minuteMs);
  expect(await reminders()).toEqual([]);
  await runAt(end - 7 * dayMs);
  await runAt(end - 7 * dayMs);
  await runAt(end - 2 * dayMs);
  expect(await reminders()).toEqual([reminder(7)]);
  await Promise.all([runAt(end - dayMs), sweep(), sweep()]);
  await runAt(end - 60 * minuteMs);
  expect(await reminders()).toEqual([reminder(1), reminder(7)]);
  const { token } = await signInAgain(recruiter);
  const form = { title: 'Ends in ten days', description: 'At fairs.', language: 'German', location: 'Graz' };
  const body = { ...form, closing_date: '2027-02-01' };
  expect((await api.call(jobCalls.update, { token, params: { id: 1 }, body })).status).toBe(200);
  await runAt(end);
  expect(await reminders()).toHaveLength(2);
  await runAt(Date.parse('2027-01-26T00:00:00.000Z'));
  expect(await reminders()).toEqual([reminder(1), reminder(7), reminder(7)]);
});

test('runs within an hour read the jobs once', async () => {
  await makeJob(4, recruiter.id, { title: 'Late in the hour', closing_date: '2027-01-28' });
  await runAt(Date.parse('2027-01-27T10:30:00.000Z'));
  expect(await reminders()).not.toContain('Late in the hour: 7');
});
