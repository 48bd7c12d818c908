import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { candidateIndex } from '#functions/services/search/candidate-index.ts';
import { jobIndex } from '#functions/services/search/job-index.ts';
import { indexesOf, searchedName, writtenName } from '#functions/services/search/opensearch/index-names.ts';
import { keepIndexes } from '#functions/services/search/opensearch/keep-index.ts';
import { writeChanged } from '#functions/services/search/opensearch/write-changed.ts';
import type { IndexKind, SearchEntry } from '#functions/services/search/port/port.ts';
import { putJob, removeJob, storedJobs } from './kept-jobs.ts';
import { watchLog } from './watch-log.ts';

const waited = vi.hoisted(() => vi.fn<(ms: number) => Promise<void>>());
vi.mock('node:timers/promises', () => ({ setTimeout: waited }));

const { client, keep, nextTime, showAll, titles } = await storedJobs();
const logged = watchLog();

/** Its item in the table cannot be read, because its title is no text. */
const unreadable = 4;
/** The engine refuses its document, because the index has no such field. */
const refused = 7;

/** The entries of jobs, with a document that the engine refuses. */
const poison = (entries: readonly SearchEntry[]): SearchEntry[] =>
  entries.map((entry) =>
    entry.document && entry.id === refused
      ? { ...entry, document: { ...entry.document, values: { unheard_of: 1 } } }
      : entry,
  );
const source: IndexKind = {
  ...jobIndex,
  read: async (ids) => poison(await jobIndex.read(ids)),
  async readAll(from) {
    const page = await jobIndex.readAll(from);
    return { ...page, entries: poison(page.entries) };
  },
};

const isUsed = async () => (await indexesOf(client, searchedName(jobIndex))).length;
const failures = () =>
  logged().flatMap(({ code, kind, id, ids }) =>
    code === 'SEARCH_DOCUMENT_FAILED' || code === 'SEARCH_DOCUMENT_REFUSED' ? [{ code, kind, ids: ids ?? id }] : [],
  );

beforeAll(async () => {
  waited.mockImplementation(showAll);
  for (let id = 1; id <= 9; id += 1) await putJob(id);
  await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.job(unreadable),
      UpdateExpression: 'SET card.title = :broken',
      ExpressionAttributeValues: { ':broken': 1 },
    }),
  );
});
beforeEach(() => {
  waited.mockReset().mockImplementation(showAll);
});

describe('a job that cannot be read and one that the engine refuses', () => {
  it('are logged and counted by a rebuild, which ends with all others', async () => {
    expect(await keep('keep', { source })).toEqual({ rebuilt: 7, failed: 2 });
    expect([...(await titles()).keys()].sort()).toEqual([1, 2, 3, 5, 6, 8, 9]);
    expect(failures()).toEqual([
      { code: 'SEARCH_DOCUMENT_FAILED', kind: 'jobs', ids: unreadable },
      { code: 'SEARCH_DOCUMENT_REFUSED', kind: 'jobs', ids: String(refused) },
    ]);
    expect(await keep('continue', { source })).toEqual({ isIdle: true });
  });

  it('do not keep a comparison from repairing the others and ending', async () => {
    await putJob(2, 'Renamed');
    await removeJob(9);
    const drift = { documents: 7, missing: 1, changed: 1, surplus: 1, failed: 2 };
    expect(await keep('keep', { source })).toEqual(drift);
    const found = await titles();
    expect(found.get(2)).toBe('Renamed');
    expect([...found.keys()].sort()).toEqual([1, 2, 3, 5, 6, 8]);
    expect(await keep('continue', { source })).toEqual({ isIdle: true });
    expect(await keep('compare', { source })).toEqual({
      documents: 7,
      missing: 1,
      changed: 0,
      surplus: 0,
      failed: 1,
    });
  });

  it('do not keep the others of a change from either index while a new one is filled', async () => {
    await keep('rebuild', { source, pages: 0 });
    await putJob(10, 'Of both indexes');
    const written = writeChanged(client, source, [refused, unreadable, 10], 1_000);
    await expect(written).rejects.toThrow('2 changed things could not be written');
    await showAll();
    const indexes = await indexesOf(client, writtenName(jobIndex));
    expect(indexes).toHaveLength(2);
    for (const index of indexes) {
      const { body } = await client.mget({ index, body: { ids: ['10', String(refused)] } });
      expect((body as { docs: { found: boolean }[] }).docs.map(({ found }) => found)).toEqual([true, false]);
    }
    expect(await keep('continue', { source })).toEqual({ rebuilt: 7, failed: 2 });
  });
});

describe('a rebuild most of whose documents fail', () => {
  const broken: IndexKind = {
    ...jobIndex,
    async readAll(from) {
      const { entries, next } = await jobIndex.readAll(from);
      return {
        next,
        entries: entries.map(({ id, document }) => ({ id, document: document && { ...document, values: { x: 1 } } })),
      };
    },
  };

  beforeAll(async () => {
    await putJob(unreadable);
    await keep('rebuild');
  });

  it('is given up: searches keep the former index, and nothing is left to continue', async () => {
    const before = await titles();
    expect(before.size).toBeGreaterThan(5);
    await expect(keep('rebuild', { source: broken })).rejects.toThrow('could not be written');
    expect(await titles()).toEqual(before);
    expect(await indexesOf(client, writtenName(jobIndex))).toEqual(await indexesOf(client, searchedName(jobIndex)));
    expect(Object.keys((await client.indices.get({ index: 'jobs-v*' })).body)).toHaveLength(1);
    expect(await keep('continue')).toEqual({ isIdle: true });
    expect(await isUsed()).toBe(1);
  });

  it('does not keep the next kind from its work', async () => {
    const now = nextTime();
    const run = { now: () => now, hasTime: () => true };
    await expect(keepIndexes(client, [broken, candidateIndex], 'rebuild', run)).rejects.toThrow('could not be written');
    expect(await indexesOf(client, searchedName(candidateIndex))).toHaveLength(1);
  });
});
