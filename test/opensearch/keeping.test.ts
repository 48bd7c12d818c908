import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { lastChange } from '#functions/entities/change-feed/change-feed-store.ts';
import { newJobPut } from '#functions/entities/job/job-writes.ts';
import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import { jobIndex } from '#functions/services/search/job-index.ts';
import { checkIndex } from '#functions/services/search/opensearch/check-index.ts';
import { createClient } from '#functions/services/search/opensearch/client.ts';
import { indexesOf, searchedName, writtenName } from '#functions/services/search/opensearch/index-names.ts';
import { keepIndex } from '#functions/services/search/opensearch/keep-index.ts';
import { rebuildIndex } from '#functions/services/search/opensearch/rebuild-index.ts';
import { writeChanged } from '#functions/services/search/opensearch/write-changed.ts';
import { EntriesRefused, writeEntries } from '#functions/services/search/opensearch/write-entries.ts';
import type { IndexKind, SearchQuery } from '#functions/services/search/port.ts';
import { dayMs, epochMs, toIso } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { followChanges, startQueue, toRecord } from '#test/support/fake-queue.ts';
import { searchPatiently } from './search-patiently.ts';

const endpoint = process.env.OPENSEARCH_ENDPOINT ?? '';
const client = createClient(endpoint);
const api = await testApi();
const queue = await startQueue();
Object.assign(process.env, { SEARCH_QUEUE: queue.url, SEARCH_ENDPOINT: endpoint });

const start = epochMs(Date.parse('2026-06-01T00:00:00.000Z'));
/** Each rebuild has a time of its own, as its index is named after it. */
let built = 0;
const nextTime = () => epochMs(start + built++);

const jobOf = (id: number, title = `Interpreter ${id}`): StoredJob => ({
  summary: {
    id,
    title,
    description: '',
    location: 'Lisbon',
    language: 'Japanese',
    job_type: 'full-time',
    experience_level: 'mid',
    salary_min: null,
    salary_max: null,
    salary_currency: 'USD',
    company_name: 'Okada',
    recruiter_id: 1,
    status: 'active',
    is_active: true,
    closing_date: null,
    created_at: toIso(epochMs(start + id * 1_000)),
  },
  description: '',
  requirements: '',
  benefits: '',
  recruiter: { name: '', company_name: '', email: '' },
  version: 1,
});
const putJob = (id: number, title?: string) =>
  documents.send(new PutCommand({ TableName: tableName(), Item: newJobPut(jobOf(id, title)).Item }));
const removeJob = (id: number) => documents.send(new DeleteCommand({ TableName: tableName(), Key: keys.job(id) }));

const query: SearchQuery = {
  terms: [],
  contains: [],
  where: [],
  order: 'newest',
  limit: 100,
  after: undefined,
  counted: 'total',
};
const titles = async () => {
  await client.indices.refresh({ index: writtenName(jobIndex) });
  const { found } = await searchPatiently(client, searchedName(jobIndex), jobIndex, query);
  return new Map(found.map(({ place, summary }) => [place.id, (summary as { title: string }).title]));
};

/** Passes the table's changes to the stream function, and what it queues to the function that writes them. */
async function deliver() {
  await followChanges(await api.readStream());
  const { handler } = await import('#functions/events/write-search-documents.ts');
  return handler({ Records: queue.take() });
}

beforeAll(async () => {
  for (let id = 1; id <= 20; id += 1) await putJob(id);
  await followChanges(await api.readStream());
  queue.take();
});
afterAll(async () => {
  await client.indices.delete({ index: 'jobs-v*', ignore_unavailable: true });
  queue.stop();
});

describe('the indexes in OpenSearch', () => {
  it('are reported as missing and then built', async () => {
    const { handler } = await import('#functions/events/keep-search-indexes.ts');
    const missing = { isMissing: true };
    expect(await handler({ task: 'compare' })).toEqual({ jobs: missing, candidates: missing });
    expect(await keepIndex(client, jobIndex, 'keep', nextTime())).toEqual({ rebuilt: 20 });
    expect((await titles()).size).toBe(20);
    expect(await handler({ task: 'look' })).toEqual({ jobs: { found: 20 }, candidates: missing });
  });

  it('follow added, changed and removed jobs', async () => {
    await putJob(21);
    await putJob(2, 'Renamed');
    await removeJob(3);
    expect(await deliver()).toEqual({ batchItemFailures: [] });
    const found = await titles();
    expect(found.get(21)).toBe('Interpreter 21');
    expect(found.get(2)).toBe('Renamed');
    expect(found.has(3)).toBe(false);
  });

  it('keep the latest state when changes are written late, twice and in another order', async () => {
    await putJob(4, 'Former');
    const former = await jobIndex.read([4]);
    await removeJob(4);
    await followChanges(await api.readStream());
    const records = queue.take();
    const { handler } = await import('#functions/events/write-search-documents.ts');
    await handler({ Records: [...records.toReversed(), ...records] });
    // A delivery that was under way for very long: it read the job before it was removed.
    const late: IndexKind = { ...jobIndex, read: async () => former };
    await writeChanged(client, late, [4], 1);
    expect((await titles()).has(4)).toBe(false);
  });

  it('do not bring back what is removed while they are rebuilt', async () => {
    const duringBuild: IndexKind = {
      ...jobIndex,
      async readAll(from) {
        const page = await jobIndex.readAll(from);
        await removeJob(5);
        await putJob(6, 'Renamed meanwhile');
        await deliver();
        return page;
      },
    };
    await rebuildIndex(client, duringBuild, nextTime());
    const found = await titles();
    expect(found.has(5)).toBe(false);
    expect(found.get(6)).toBe('Renamed meanwhile');
  });

  it('answer all searches while they are rebuilt, and leave no former index', async () => {
    const size = (await titles()).size;
    let isDone = false;
    const rebuilding = rebuildIndex(client, jobIndex, nextTime()).finally(() => {
      isDone = true;
    });
    const totals = new Set<number | undefined>();
    while (!isDone) {
      totals.add((await searchPatiently(client, searchedName(jobIndex), jobIndex, query)).total?.count);
    }
    await rebuilding;
    expect([...totals]).toEqual([size]);
    expect(await indexesOf(client, writtenName(jobIndex))).toHaveLength(1);
    expect(Object.keys((await client.indices.get({ index: 'jobs-v*' })).body)).toHaveLength(1);
  });

  it('stay in use when a rebuild fails', async () => {
    const broken: IndexKind = { ...jobIndex, readAll: () => Promise.reject(new Error('The table is away.')) };
    const before = await titles();
    await expect(rebuildIndex(client, broken, nextTime())).rejects.toThrow('The table is away.');
    expect(await titles()).toEqual(before);
    expect(Object.keys((await client.indices.get({ index: 'jobs-v*' })).body)).toHaveLength(1);
  });

  it('are compared with the table by counts and contents, and repaired', async () => {
    const [index = ''] = await indexesOf(client, writtenName(jobIndex));
    // What an engine restored from an old copy looks like: one is lost, one stale, one not removed.
    const version = await lastChange('jobs');
    await client.delete({ index, id: '7', version, version_type: 'external_gte' });
    const [stale] = await jobIndex.read([8]);
    const old = stale?.document && { ...stale.document, summary: { title: 'Old' } };
    const entries = [
      { id: 8, document: old },
      { id: 99, document: old },
    ];
    await writeEntries(client, index, jobIndex, entries, version);
    await client.indices.refresh({ index });
    const drift = { missing: 1, changed: 1, surplus: 1 };
    expect(await keepIndex(client, jobIndex, 'compare', nextTime())).toMatchObject(drift);
    expect(await checkIndex(client, jobIndex, { isDry: false })).toMatchObject(drift);
    await client.indices.refresh({ index });
    const none = { missing: 0, changed: 0, surplus: 0 };
    expect(await checkIndex(client, jobIndex, { isDry: true })).toMatchObject(none);
    expect((await titles()).get(8)).toBe('Interpreter 8');
  });

  it('of other versions are deleted a day after they were built', async () => {
    const [old, young] = [`jobs-v1-${start - 2 * dayMs}`, `jobs-v2-${start}`];
    for (const index of [old, young]) await client.indices.create({ index });
    await keepIndex(client, jobIndex, 'keep', nextTime());
    const left = Object.keys((await client.indices.get({ index: 'jobs-v*' })).body);
    expect(left).toContain(young);
    expect(left).not.toContain(old);
  });
});

describe('a change that cannot be written', () => {
  it('is delivered again alone: the others of its batch are written', async () => {
    await putJob(31);
    await followChanges(await api.readStream());
    const [good] = queue.take();
    const { handler } = await import('#functions/events/write-search-documents.ts');
    const poison = { ...toRecord('{"kind":"jobs"}'), messageId: 'poison' };
    const answer = await handler({ Records: [poison, ...(good ? [good] : [])] });
    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'poison' }] });
    expect((await titles()).has(31)).toBe(true);
  });

  it('does not keep the other things of the change from being written', async () => {
    await putJob(32, 'Written');
    const refused: IndexKind = {
      ...jobIndex,
      async read(ids) {
        const entries = await jobIndex.read(ids);
        return entries.map((entry) =>
          entry.id === 33 && entry.document
            ? { ...entry, document: { ...entry.document, values: { unheard_of: 1 } } }
            : entry,
        );
      },
    };
    await putJob(33, 'Refused');
    const written = writeChanged(client, refused, [33, 32], 1_000);
    await expect(written).rejects.toThrow(EntriesRefused);
    await expect(written).rejects.toMatchObject({ ids: [33] });
    expect((await titles()).get(32)).toBe('Written');
    expect((await titles()).has(33)).toBe(false);
  });

  it('is written without the thing that cannot be read', async () => {
    await putJob(34, 'Readable');
    const unreadable: IndexKind = {
      ...jobIndex,
      read: (ids) => (ids.includes(35) ? Promise.reject(new TypeError('Broken item.')) : jobIndex.read(ids)),
    };
    await expect(writeChanged(client, unreadable, [35, 34], 1_001)).rejects.toThrow('1 changed things');
    expect((await titles()).get(34)).toBe('Readable');
  });
});
