import { expect, test } from 'vitest';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { testApi } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { followTable } from '#test/support/handlers.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob } from '#test/support/records.ts';

/** Batches of a shard that Lambda hands over concurrently (`parallelizationFactor`). */
const batches = 10;
const applications = 40;

const api = await testApi();

async function unreadOf({ token, id }: Principal): Promise<number> {
  const { body } = await api.call(notificationCalls.count, { token, params: { type: 'recruiter', id } });
  return body.unread_count;
}

test('concurrent batches about one popular job count and notify of every application once', async () => {
  const recruiter = await makePrincipal('recruiter', 1);
  await makeJob(1, recruiter.id);
  // The recruiter was notified of the verification.
  await settle(api);
  const before = await unreadOf(recruiter);
  for (let id = 1; id <= applications; id += 1) {
    const { token } = await makePrincipal('candidate', id);
    expect((await api.call(applicationCalls.apply, { token, params: { jobId: 1 } })).status).toBe(201);
  }
  const records = await api.readStream();
  // Lambda keeps the order of each item's records only: the batches mix everything else.
  const ofBatch = (nth: number) => records.filter((_, place) => place % batches === nth);
  const answers = await Promise.all(
    Array.from({ length: batches }, (_, nth) => followTable({ Records: ofBatch(nth) })),
  );
  expect(answers).toEqual(Array.from({ length: batches }, () => ({ batchItemFailures: [] })));
  await settle(api);

  const { token, id } = recruiter;
  const stats = (await api.scan()).find(({ PK, SK }) => PK === 'JOB#1' && SK === 'JOB#STATS');
  expect(stats).toMatchObject({ applications_count: applications });
  expect(await unreadOf(recruiter)).toBe(before + applications);
  const insights = await api.call(recruiterCalls.insights, { token, params: { id } });
  const days: { applications: number }[] = insights.body.days;
  expect(days.reduce((sum, day) => sum + day.applications, 0)).toBe(applications);
});
