import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { newJobPut } from '#functions/entities/job/job-writes.ts';
import { jobIndex } from '#functions/services/search/job-index.ts';
import { createClient } from '#functions/services/search/opensearch/client.ts';
import { searchedName, writtenName } from '#functions/services/search/opensearch/index-names.ts';
import { type IndexTask, keepIndexes } from '#functions/services/search/opensearch/keep-index.ts';
import type { IndexKind, SearchQuery } from '#functions/services/search/port/port.ts';
import { type EpochMs, epochMs, minuteMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { bareJob } from '#test/support/bare-job.ts';
import { followChanges, startQueue } from '#test/support/fake-queue.ts';
import { searchPatiently } from './search-patiently.ts';

export const start = epochMs(Date.parse('2026-06-01T00:00:00.000Z'));

const jobOf = (id: number, title: string) => bareJob(id, epochMs(start + id * 1_000), { title });

export const putJob = (id: number, title = `Interpreter ${id}`) =>
  documents.send(new PutCommand({ TableName: tableName(), Item: newJobPut(jobOf(id, title)).Item }));
export const removeJob = (id: number) =>
  documents.send(new DeleteCommand({ TableName: tableName(), Key: keys.job(id) }));

const query: SearchQuery = {
  terms: [],
  contains: [],
  where: [],
  order: 'newest',
  limit: 100,
  after: undefined,
  counted: 'total',
};

interface StoredRun {
  source?: IndexKind;
  /** Pages for which the run has time. */
  pages?: number;
  at?: EpochMs;
}

/**
 * Starts what keeps the jobs of this test file's table in the engine at OPENSEARCH_ENDPOINT. Each request goes there by
 * `throughAddress`, if it is given; what the test itself looks at does not.
 */
export async function storedJobs(throughAddress?: string) {
  const endpoint = process.env.OPENSEARCH_ENDPOINT ?? '';
  const client = createClient(endpoint);
  const used = createClient(throughAddress ?? endpoint);
  const api = await testApi();
  const queue = await startQueue();
  Object.assign(process.env, { SEARCH_QUEUE: queue.url, SEARCH_ENDPOINT: throughAddress ?? endpoint });
  afterAll(async () => {
    await client.indices.delete({ index: 'jobs-v*,candidates-v*', ignore_unavailable: true });
    queue.stop();
  });

  /** Each run has a time of its own: an index is named after it, and what an interrupted run held is free again. */
  let runs = 0;
  const nextTime = () => epochMs(start + 10 * minuteMs * runs++);

  /** One run of the function that works on indexes, for jobs only. */
  async function keep(task: IndexTask, { source = jobIndex, pages = Number.POSITIVE_INFINITY, at }: StoredRun = {}) {
    const [now, left] = [at ?? nextTime(), { pages }];
    const run = { now: () => now, hasTime: () => left.pages-- > 0 };
    return (await keepIndexes(used, [source], task, run)).jobs;
  }

  /** The whole function, as Lambda starts it. */
  async function keepAll(event: unknown, remainingMs = 15 * minuteMs) {
    const { handler } = await import('#functions/events/keep-search-indexes.ts');
    return handler(event, { getRemainingTimeInMillis: () => remainingMs });
  }

  const titles = async () => {
    await client.indices.refresh({ index: writtenName(jobIndex) });
    const { found } = await searchPatiently(client, searchedName(jobIndex), jobIndex, query);
    return new Map(found.map(({ place, summary }) => [place.id, (summary as { title: string }).title]));
  };

  /** Passes the table's changes to the stream function. */
  const followTable = async () => followChanges(await api.readStream());

  /** Passes the table's changes to the stream function, and what it queues to the function that writes them. */
  async function deliver() {
    await followTable();
    const { handler } = await import('#functions/events/write-search-documents.ts');
    return handler({ Records: queue.take() });
  }

  /** Makes all copies of the written indexes show what they have. */
  const showAll = async () => {
    await client.indices.refresh({ index: '*-written' });
  };

  return { client, api, keep, keepAll, nextTime, showAll, deliver, queue, followTable, titles, query };
}
