import type { SQSRecord } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastChange } from '#functions/data/change-feed/change-feed-store.ts';
import { activeJobs } from '#functions/entities/job/job-store.ts';
import { jobIndex } from '#functions/services/search/job-index.ts';
import { indexesOf, searchedName, writtenName } from '#functions/services/search/opensearch/index-names.ts';
import { writeEntries } from '#functions/services/search/opensearch/write-entries.ts';
import type { IndexKind } from '#functions/services/search/port/port.ts';
import { followChanges } from '#test/support/fake-queue.ts';
import { type Fault, startFaultyProxy } from './faulty-proxy.ts';
import { putJob, removeJob, storedJobs } from './kept-jobs.ts';

const waited = vi.hoisted(() => vi.fn<(ms: number) => Promise<void>>());
vi.mock('node:timers/promises', () => ({ setTimeout: waited }));

const proxy = await startFaultyProxy(process.env.OPENSEARCH_ENDPOINT ?? '');
afterAll(() => proxy.stop());

/** Clients wait as long as the product does, except for the response that never comes. */
vi.mock('#functions/services/search/opensearch/client.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#functions/services/search/opensearch/client.ts')>();
  return {
    createClient: (endpoint: string) => {
      const client = original.createClient(endpoint);
      if (endpoint !== proxy.url) return client;
      const { transport } = client;
      const send = transport.request.bind(transport) as (params: unknown, options?: object) => Promise<unknown>;
      const patient = (params: unknown, options?: object) => {
        const requestTimeout = proxy.patience();
        return send(params, { ...options, ...(requestTimeout && { requestTimeout }) });
      };
      return Object.assign(client, { transport: Object.assign(transport, { request: patient }) });
    },
  };
});

const { client, api, keep, showAll, deliver, queue, followTable, titles } = await storedJobs(proxy.url);

const pageSize = 4;
const source: IndexKind = {
  ...jobIndex,
  async readAll(from) {
    const { items, next } = await activeJobs({ page: { limit: pageSize, start: from } });
    return { entries: await jobIndex.read(items.map(({ id }) => id)), next };
  },
};

const notExecuted: readonly Fault[] = ['throttled', 'away', 'dropped'];
const unanswered: readonly Fault[] = ['lost', 'silent', 'stalled'];
/** Of each sort of fault one, another one with each request. */
const faultsAt = (nth: number): Fault[] => [
  notExecuted[nth % notExecuted.length] ?? 'dropped',
  unanswered[nth % unanswered.length] ?? 'lost',
  'nonsense',
];

/** Titles of the table's jobs by id. */
const stored = async () => {
  const { items } = await activeJobs({ page: { limit: 100, start: undefined } });
  return new Map(items.map(({ id, title }) => [id, title]));
};
const expectAgreement = async () => expect(await titles()).toEqual(await stored());

interface Walk {
  prepare?(): Promise<unknown>;
  /** What is done while one of its requests fails. */
  work(): Promise<unknown>;
  /** What is true all the same. */
  meanwhile?(): Promise<unknown>;
  /** What repeats it later without a fault. */
  repeat(): Promise<unknown>;
  finally(): Promise<unknown>;
}

/** Does a work with each of its requests to the engine failing in turn, and returns how many it has. */
async function walk({ prepare, work, meanwhile, repeat, finally: check }: Walk): Promise<number> {
  for (let nth = 1; ; nth += 1) {
    for (const fault of faultsAt(nth)) {
      await prepare?.();
      proxy.breakAt(nth, fault);
      await work();
      const wasReached = await proxy.repair();
      await within(`after ${fault} at request ${nth}`, async () => {
        await meanwhile?.();
        await repeat();
        await check();
      });
      if (!wasReached) return nth - 1;
    }
  }
}

/** Names the fault in what an assertion says. */
async function within(label: string, action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    throw new Error(`${label}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** What a run of the function does whose error Lambda reports. */
const failable = (action: Promise<unknown>) => action.catch(() => undefined);

/** Runs what the schedule does every five minutes until there is nothing to continue. */
async function continueToEnd(): Promise<void> {
  const report = await keep('continue', { source });
  if (report && !('isIdle' in report)) await continueToEnd();
}

beforeAll(async () => {
  waited.mockImplementation(showAll);
  for (let id = 1; id <= 6; id += 1) await putJob(id);
  await followTable();
  queue.take();
  await keep('keep', { source });
});
beforeEach(() => {
  waited.mockReset().mockImplementation(showAll);
});

describe('when each request to the engine fails in turn', { timeout: 300_000 }, () => {
  it('changes are delivered again and reach both indexes of a rebuild', async () => {
    const { handler } = await import('#functions/events/write-search-documents.ts');
    await keep('rebuild', { source, pages: 0 });
    let round = 0;
    let Records: SQSRecord[] = [];
    let failed: string[] = [];
    const requests = await walk({
      async prepare() {
        round += 1;
        await putJob(1, `Renamed ${round}`);
        await (round % 2 ? removeJob(2) : putJob(2, `Back ${round}`));
        await followTable();
        Records = queue.take();
      },
      async work() {
        const { batchItemFailures } = await handler({ Records });
        failed = batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
      },
      async repeat() {
        const again = Records.filter(({ messageId }) => failed.includes(messageId));
        expect(await handler({ Records: again })).toEqual({ batchItemFailures: [] });
      },
      finally: expectAgreement,
    });
    expect(requests).toBe(3);
    await continueToEnd();
    await expectAgreement();
  });

  it('a rebuild ends with a complete index, and searches never use another one', async () => {
    const requests = await walk({
      work: () => failable(keep('rebuild', { source })),
      meanwhile: expectAgreement,
      async repeat() {
        await continueToEnd();
        await expectAgreement();
        await keep('keep', { source });
      },
      async finally() {
        await expectAgreement();
        expect(await indexesOf(client, writtenName(jobIndex))).toEqual(await indexesOf(client, searchedName(jobIndex)));
        expect(await indexesOf(client, searchedName(jobIndex))).toHaveLength(1);
      },
    });
    expect(requests).toBeGreaterThan(9);
  });

  it('a comparison repairs what differs, and ends', async () => {
    const requests = await walk({
      async prepare() {
        const [index = ''] = await indexesOf(client, writtenName(jobIndex));
        const version = await lastChange('jobs');
        await client.delete({ index, id: '3', version, version_type: 'external_gte' });
        const [some] = await jobIndex.read([4]);
        const old = some?.document && { ...some.document, summary: { title: 'Old' } };
        await writeEntries(
          client,
          index,
          jobIndex,
          [4, 99].map((id) => ({ id, document: old })),
          version,
        );
        await showAll();
      },
      work: () => failable(keep('keep', { source })),
      async repeat() {
        await continueToEnd();
        await keep('keep', { source });
      },
      async finally() {
        await expectAgreement();
        expect(await keep('continue', { source })).toEqual({ isIdle: true });
      },
    });
    expect(requests).toBeGreaterThan(6);
  });
});

describe('the searched index', () => {
  it('is not changed by writes that are replayed', async () => {
    await removeJob(5);
    await putJob(6, 'The latest');
    await deliver();
    const before = await titles();
    await expectAgreement();
    expect(await proxy.replayBulks()).toBeGreaterThan(10);
    expect(await titles()).toEqual(before);
  });

  it('gets a change whose message the queue refused when the stream is read again', async () => {
    await putJob(7, 'Queued at last');
    const records = await api.readStream();
    queue.refuseNext();
    await expect(followChanges(records)).rejects.toThrow("The stream's function failed");
    expect(queue.take()).toEqual([]);
    await followChanges(records);
    const { handler } = await import('#functions/events/write-search-documents.ts');
    expect(await handler({ Records: queue.take() })).toEqual({ batchItemFailures: [] });
    await expectAgreement();
    expect((await titles()).get(7)).toBe('Queued at last');
  });
});
