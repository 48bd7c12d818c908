import { expect, it } from 'vitest';
import { tableName } from '#functions/data/table.ts';
import { newJobPut } from '#functions/entities/job/job-writes.ts';
import { patience } from '#functions/services/search/embedded/live-index.ts';
import { bulkWrite } from '#infra/local/demo-data/bulk-write.ts';
import { type JobSummary, jobCalls } from '#shared/contracts/jobs.ts';
import { epochMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { bareJob } from '#test/support/bare-job.ts';
import { writeSnapshots } from '#test/support/handlers.ts';

const api = await testApi();
const start = epochMs(Date.parse('2026-03-01T09:00:00.000Z'));

/** Older jobs have higher salaries, except for the newest thousand. */
const salaryOf = (id: number) => (id <= 30 ? 31 - id : 1_000 + id);

const storedJob = (id: number) => bareJob(id, epochMs(start + id * 1_000), { salary_max: salaryOf(id) });

it('a search continues in the index after pages of the newest thousand that were sorted without it', async () => {
  const jobs = Array.from({ length: 1_030 }, (_, index) => newJobPut(storedJob(index + 1)).Item);
  await bulkWrite(process.env.DYNAMODB_ENDPOINT ?? '', tableName(), jobs);
  patience.ms = 60_000;
  api.clock.set(start + 2_000_000);
  const seen: number[] = [];
  let cursor: string | undefined;
  const read = async () => {
    const answer = await api.call(jobCalls.list, { query: { sort: 'salary', limit: 100, cursor } });
    seen.push(...(answer.body as JobSummary[]).map(({ id }) => id));
    cursor = answer.next;
  };
  for (let page = 1; page <= 10; page += 1) await read();
  expect(seen).toEqual(Array.from({ length: 1_000 }, (_, index) => 1_030 - index));
  const { clock } = await import('#functions/platform/clock.ts');
  clock.now = () => epochMs(start + 2_100_000);
  await writeSnapshots();
  await read();
  expect(seen.slice(1_000)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  expect(cursor).toBeUndefined();
});
