import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastChange } from '#functions/data/change-feed/change-feed-store.ts';
import { activeJobs } from '#functions/entities/job/job-store.ts';
import { StoreUnavailable } from '#functions/platform/store-unavailable.ts';
import { jobIndex } from '#functions/services/search/job-index.ts';
import { indexesOf, searchedName, writtenName } from '#functions/services/search/opensearch/index-names.ts';
import { writeChanged } from '#functions/services/search/opensearch/write-changed.ts';
import { writeEntries } from '#functions/services/search/opensearch/write-entries.ts';
import type { IndexKind } from '#functions/services/search/port/port.ts';
import { dayMs, epochMs, minuteMs, toIso } from '#shared/domain/time.ts';
import { toRecord } from '#test/support/fake-queue.ts';
import { spoilJob } from '#test/support/records.ts';
import { putJob, removeJob, start, storedJobs } from './kept-jobs.ts';
import { searchPatiently } from './search-patiently.ts';

/** Instead of waiting, all copies of the written indexes show what they have. */
const waited = vi.hoisted(() => vi.fn<(ms: number) => Promise<void>>());
vi.mock('node:timers/promises', () => ({ setTimeout: waited }));

const { client, keep, keepAll, nextTime, showAll, deliver, queue, followTable, titles, query } = await storedJobs();

beforeAll(async () => {
  for (let id = 1; id <= 20; id += 1) await putJob(id);
  await followTable();
  queue.take();
});
beforeEach(() => {
  waited.mockReset().mockImplementation(showAll);
});
describe('the indexes in OpenSearch', () => {
  it('are reported as missing and then built', async () => {
    const missing = { isMissing: true };
    expect(await keepAll({ task: 'compare' })).toEqual({ jobs: missing, candidates: missing });
    expect(await keep('keep')).toEqual({ rebuilt: 20 });
    expect((await titles()).size).toBe(20);
    expect(await keepAll({ task: 'look' })).toEqual({ jobs: { found: 20 }, candidates: missing });
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
    const previous = await jobIndex.read([4]);
    await removeJob(4);
    await followTable();
    const records = queue.take();
    const { handler } = await import('#functions/events/write-search-documents.ts');
    await handler({ Records: [...records.toReversed(), ...records] });
    // A delivery that was under way for very long: it read the job before it was removed.
    const late: IndexKind = { ...jobIndex, read: async () => previous };
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
    await keep('rebuild', { source: duringBuild });
    const found = await titles();
    expect(found.has(5)).toBe(false);
    expect(found.get(6)).toBe('Renamed meanwhile');
  });

  it('answer all searches while they are rebuilt, and leave no former index', async () => {
    const size = (await titles()).size;
    let isDone = false;
    const rebuilding = keep('rebuild').finally(() => {
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

  it('are searched only when every copy of them has had the time to show all', async () => {
    const searched = () => indexesOf(client, searchedName(jobIndex));
    const previous = await searched();
    const waits: { ms: number; searched: string[] }[] = [];
    waited.mockImplementation(async (ms) => {
      waits.push({ ms, searched: await searched() });
      await showAll();
    });
    await keep('rebuild');
    expect(waits.at(-1)).toEqual({ ms: 15_000, searched: previous });
    expect(await searched()).not.toEqual(previous);
  });

  it('stay in use when a rebuild fails, which a following run continues', async () => {
    const broken: IndexKind = {
      ...jobIndex,
      readAll: () => Promise.reject(new StoreUnavailable('The table is away.')),
    };
    const before = await titles();
    await expect(keep('rebuild', { source: broken })).rejects.toThrow('The table is away.');
    expect(await titles()).toEqual(before);
    expect(await keep('continue')).toEqual({ rebuilt: before.size });
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
    expect(await keep('compare')).toMatchObject(drift);
    expect(await keep('keep')).toMatchObject(drift);
    await client.indices.refresh({ index });
    const none = { missing: 0, changed: 0, surplus: 0 };
    expect(await keep('compare')).toMatchObject(none);
    expect((await titles()).get(8)).toBe('Interpreter 8');
  });

  it('of other versions are deleted a day after they were built', async () => {
    const [old, young] = [`jobs-v1-${start - 2 * dayMs}`, `jobs-v2-${start}`];
    for (const index of [old, young]) await client.indices.create({ index });
    await keep('keep');
    const left = Object.keys((await client.indices.get({ index: 'jobs-v*' })).body);
    expect(left).toContain(young);
    expect(left).not.toContain(old);
  });
});

describe('the work on an index that takes several runs', () => {
  const pageSize = 8;
  /** The keys from which pages were read. */
  const starts: unknown[] = [];
  const smallPages: IndexKind = {
    ...jobIndex,
    async readAll(from) {
      starts.push(from);
      const { items, next } = await activeJobs({ page: { limit: pageSize, start: from } });
      return { entries: await jobIndex.read(items.map(({ id }) => id)), next };
    },
  };
  const source = smallPages;
  const searched = () => indexesOf(client, searchedName(jobIndex));
  beforeEach(() => {
    starts.length = 0;
  });

  it('fills a new index step by step, follows changes in between, and is used only at the end', async () => {
    const previous = await searched();
    const { size } = await titles();
    expect(await keep('rebuild', { source, pages: 1 })).toEqual({ written: pageSize });
    // The first page has the newest jobs: one that it wrote and one that a later page reads.
    await putJob(20, 'Changed after it was written');
    await putJob(1, 'Changed before it was written');
    await removeJob(19);
    await deliver();
    expect(await keep('continue', { source, pages: 1 })).toEqual({ written: 2 * pageSize });
    expect(await searched()).toEqual(previous);
    expect(await keep('compare', { source })).toEqual({ written: 2 * pageSize });
    expect(await keep('continue', { source })).toEqual({ rebuilt: size });
    expect(await searched()).not.toEqual(previous);
    expect(await searched()).toEqual(await indexesOf(client, writtenName(jobIndex)));
    const found = await titles();
    expect(found.size).toBe(size - 1);
    expect(found.has(19)).toBe(false);
    expect(found.get(20)).toBe('Changed after it was written');
    expect(found.get(1)).toBe('Changed before it was written');
    expect(new Set(starts).size).toBe(starts.length);
    expect(await keep('continue', { source })).toEqual({ isIdle: true });
  });

  it('goes on for longer than a day without losing its index', async () => {
    const { size } = await titles();
    await keep('rebuild', { source, pages: 1 });
    const at = epochMs(nextTime() + 2 * dayMs);
    expect(await keep('keep', { source, pages: 1, at })).toEqual({ written: 2 * pageSize });
    expect(await keep('continue', { source, at })).toEqual({ rebuilt: size });
    expect(starts.filter((from) => from === undefined)).toHaveLength(1);
  });

  it('continues at the interrupted page', async () => {
    const { size } = await titles();
    const broken: IndexKind = {
      ...smallPages,
      readAll: (from) => (from ? Promise.reject(new StoreUnavailable('The table is away.')) : smallPages.readAll(from)),
    };
    await expect(keep('rebuild', { source: broken })).rejects.toThrow('The table is away.');
    expect(await keep('continue', { source })).toEqual({ rebuilt: size });
    expect(starts.filter((from) => from === undefined)).toHaveLength(1);
    expect((await titles()).size).toBe(size);
  });

  it('is done by one of several runs, and a second start does not begin anew', async () => {
    const { size } = await titles();
    const at = nextTime();
    const seen: unknown[] = [];
    const watched: IndexKind = {
      ...smallPages,
      async readAll(from) {
        seen.push(await keep('rebuild', { source, at }), await keep('continue', { source, at }));
        return smallPages.readAll(from);
      },
    };
    expect(await keep('rebuild', { source: watched, at })).toEqual({ rebuilt: size });
    expect(seen.slice(0, 3)).toEqual([{ written: 0 }, { written: 0 }, { written: pageSize }]);
    expect(starts.filter((from) => from === undefined)).toHaveLength(1);
  });

  it('begins anew when it is restarted, and the former run stops', async () => {
    const { size } = await titles();
    const replaced: IndexKind = {
      ...smallPages,
      async readAll(from) {
        const page = await smallPages.readAll(from);
        expect(await keep('restart', { pages: 0 })).toEqual({ written: 0 });
        return page;
      },
    };
    const previous = await searched();
    expect(await keep('rebuild', { source: replaced })).toEqual({ written: 0 });
    expect(await searched()).toEqual(previous);
    expect(await keep('continue', { source })).toEqual({ rebuilt: size });
    expect(await indexesOf(client, writtenName(jobIndex))).toEqual(await searched());
    expect((await titles()).size).toBe(size);
  });

  it('begins anew when its index is lost', async () => {
    const { size } = await titles();
    const previous = await searched();
    await keep('rebuild', { source, pages: 1 });
    const lost = (await indexesOf(client, writtenName(jobIndex))).filter((index) => !previous.includes(index));
    for (const index of lost) await client.indices.delete({ index });
    expect(await keep('continue', { source })).toEqual({ rebuilt: size });
    expect((await titles()).size).toBe(size);
  });

  it('begins no page in the last minute of a run, and continues with all kinds that were started', async () => {
    const { size } = await titles();
    const none = { written: 0 };
    expect(await keepAll({ task: 'rebuild' }, minuteMs)).toEqual({ jobs: none, candidates: none });
    expect(await keepAll({ task: 'continue' })).toEqual({ jobs: { rebuilt: size }, candidates: { rebuilt: 0 } });
    const idle = { isIdle: true };
    expect(await keepAll({ task: 'continue' })).toEqual({ jobs: idle, candidates: idle });
  });

  it('compares range by range: missing, different and surplus documents are found once and repaired', async () => {
    const { size } = await titles();
    const [index = ''] = await searched();
    const version = await lastChange('jobs');
    for (const id of ['2', '18']) await client.delete({ index, id, version, version_type: 'external_gte' });
    const [some] = await jobIndex.read([8]);
    const old = some?.document && { ...some.document, summary: { title: 'Old' } };
    const surplusAt = (id: number, at: number) => ({ id, document: old && { ...old, at: toIso(epochMs(at)) } });
    const surplus = [
      surplusAt(96, start - dayMs),
      surplusAt(97, start + dayMs),
      // Of the same instant as a job.
      surplusAt(98, start + 12_000),
    ];
    await writeEntries(client, index, jobIndex, [{ id: 8, document: old }, ...surplus], version);
    await client.indices.refresh({ index });
    expect(await keep('keep', { source, pages: 1 })).toEqual({ compared: pageSize });
    expect(await keep('continue', { source, pages: 1 })).toEqual({ compared: 2 * pageSize });
    const drift = { documents: size, missing: 2, changed: 1, surplus: 3 };
    expect(await keep('continue', { source })).toEqual(drift);
    expect((await titles()).get(8)).toBe('Interpreter 8');
    const none = { documents: size, missing: 0, changed: 0, surplus: 0 };
    expect(await keep('compare', { source })).toEqual(none);
  });
});

describe('a change that cannot be written', () => {
  it('is delivered again alone: the others of its batch are written', async () => {
    await putJob(31);
    await followTable();
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
    await expect(writeChanged(client, refused, [33, 32], 1_000)).rejects.toThrow('1 changed things');
    expect((await titles()).get(32)).toBe('Written');
    expect((await titles()).has(33)).toBe(false);
  });

  it('is written without the thing that cannot be read, which is no longer found', async () => {
    await putJob(34, 'Readable');
    await putJob(35, 'Readable at first');
    await writeChanged(client, jobIndex, [34, 35], 1_001);
    expect((await titles()).has(35)).toBe(true);
    await spoilJob(35);
    await putJob(34, 'Renamed');
    await expect(writeChanged(client, jobIndex, [35, 34], 1_002)).rejects.toThrow('1 changed things');
    const found = await titles();
    expect(found.get(34)).toBe('Renamed');
    expect(found.has(35)).toBe(false);
    await removeJob(35);
  });
});
