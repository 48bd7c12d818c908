import { beforeEach, describe, expect, test } from 'vitest';
import { putIndexWork } from '#functions/data/index-work/index-work-store.ts';
import { transact } from '#functions/data/transact.ts';
import { addToStatistics } from '#functions/entities/statistics/statistics-store.ts';
import { keepEngine } from '#infra/operator/engine/keep-engine.ts';
import { epochMs, isoInstant } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { QueueStandIn } from '#test/support/aws/sqs.ts';
import { awsStandIn } from '#test/support/aws/start-aws.ts';
import { addDeployedStage, runTask, stage } from '#test/support/operator.ts';

await testApi();
const aws = awsStandIn();
const rebuild = {
  work: 'rebuild',
  version: 9,
  started_at: isoInstant('2026-06-01T00:00:00.000Z'),
  index: 'candidates-v9-1780272000000',
  sequence: 41,
} as const;
/** A site that refuses connections: the doctor, whose other findings are read here, would wait for a name that is none. */
const SiteUrl = 'http://127.0.0.1:1';
const none = { documents: 20, missing: 0, changed: 0, surplus: 0 };

/** What the function that keeps the indexes is requested, and what it reports. */
let requested: unknown[];
let report: Record<string, unknown>;
beforeEach(() => {
  requested = [];
  addDeployedStage(aws, { SiteUrl, SearchKeeperName: 'Keeper' });
  aws.functions.Keeper = {
    environment: {},
    handler: async (event: unknown) => {
      requested.push(event);
      return report;
    },
  };
});

describe('the task index of a stage with OpenSearch', () => {
  test('has the indexes rebuilt', async () => {
    report = { jobs: { rebuilt: 20 }, candidates: { rebuilt: 3 } };
    const { code, out } = await runTask(['index', ...stage]);
    expect(requested).toEqual([{ task: 'rebuild' }]);
    expect(out).toContain('jobs         built with 20 documents');
    expect(code).toBe(0);
  });

  test('builds the indexes of the embedded engine before the stage goes back to it', async () => {
    const missing = await runTask(['index', '--embedded', '--dry-run', ...stage]);
    expect(missing.code).toBe(1);
    expect(missing.out).toContain('no index: searches read the table instead');
    const { code, out } = await runTask(['index', '--embedded', ...stage]);
    expect(out).toContain('jobs         built 0 minutes ago, 0 changes behind');
    expect(code).toBe(0);
    expect(requested).toEqual([]);
  });

  test('only compares in a dry run, and fails when they differ', async () => {
    report = { jobs: none, candidates: none };
    expect((await runTask(['index', '--dry-run', ...stage])).code).toBe(0);
    report = { jobs: none, candidates: { ...none, missing: 2, changed: 1 } };
    const { code, out } = await runTask(['index', '--dry-run', ...stage]);
    expect(requested).toEqual([{ task: 'compare' }, { task: 'compare' }]);
    expect(out).toContain('candidates   20 documents; 2 missing, 1 different, 0 too many');
    expect(code).toBe(1);
  });

  test('fails when something was left out, and when a rebuild was given up', async () => {
    report = { jobs: { rebuilt: 20, failed: 1 }, candidates: { rebuilt: 3 } };
    const { code, out } = await runTask(['index', ...stage]);
    expect(out).toContain('jobs         built with 20 documents; 1 could not be read or written');
    expect(code).toBe(1);
    report = { jobs: { abandoned: 5, failed: 15 }, candidates: { rebuilt: 3 } };
    const abandoned = await runTask(['index', ...stage]);
    expect(abandoned.out).toContain(
      'given up after 5 documents: searches use the previous index; 15 could not be read',
    );
    expect(abandoned.code).toBe(1);
  });

  test('begins anew when it is told to', async () => {
    report = { jobs: { rebuilt: 20 }, candidates: { rebuilt: 3 } };
    await runTask(['index', '--restart', ...stage]);
    expect(requested).toEqual([{ task: 'restart' }]);
  });

  test('says that a rebuild is under way, and follows it to its end', async () => {
    const begun = { ...rebuild, step: 1, held_until: epochMs(0), is_read: false, documents: 500 };
    await putIndexWork('candidates', begun, undefined);
    report = { jobs: { rebuilt: 20 }, candidates: { written: 500 } };
    const states = [
      { ...begun, step: 2, documents: 1_000 },
      { ...begun, step: 3, documents: 1_200, finished_at: isoInstant('2026-06-01T01:00:00.000Z') },
    ];
    let previous = begun;
    const storeNext = async () => {
      const next = states.shift();
      expect(next && (await putIndexWork('candidates', next, previous))).toBe(true);
      previous = next ?? previous;
    };
    const lines: string[] = [];
    expect(await keepEngine('Keeper', 'rebuild', (line) => lines.push(line), storeNext)).toBe(0);
    expect(lines[0]).toBe('candidates   being built since 2026-06-01T00:00:00.000Z; --restart begins anew');
    expect(lines.filter((line) => line.startsWith('candidates')).slice(1)).toEqual([
      'candidates   500 documents written so far',
      'candidates   1000 documents written so far',
      'candidates   built with 1200 documents',
    ]);
  });

  test('fails with the reason when the function fails', async () => {
    aws.functions.Keeper = {
      environment: {},
      handler: () => Promise.reject(new Error('The collection is away.')),
    };
    const { code, errors } = await runTask(['index', ...stage]);
    expect(errors).toContain('The collection is away.');
    expect(code).toBe(2);
  });
});

const line = async (name: string) => {
  const { out } = await runTask(['doctor', ...stage]);
  return out.split('\n').find((each) => each.includes(name));
};

test('the doctor reports which indexes a stage with OpenSearch lacks, and how far others are from the table', async () => {
  report = { jobs: { found: 20 }, candidates: { isMissing: true } };
  expect(await line('search index')).toMatch(/FAIL.*none in OpenSearch for candidates/);
  await transact({ statistics: addToStatistics({ totalJobs: 20, totalCandidates: 1_000 }) });
  report = { jobs: { found: 19 }, candidates: { found: 950 } };
  expect(await line('search index')).toMatch(/OK.*19 of 20 jobs, 950 of 1000 candidates/);
  report = { jobs: { found: 9 }, candidates: { found: 950 } };
  expect(await line('search index')).toMatch(/WARN.*9 of 20 jobs.*index --dry-run/);
  report = { jobs: { found: 20 }, candidates: { found: 1_020 } };
  expect(await line('search index')).toMatch(/WARN.*1020 of 1000 candidates/);
});

describe('changes that did not reach OpenSearch', () => {
  const queue = new QueueStandIn();
  let written: string[] = [];
  beforeEach(() => {
    addDeployedStage(aws, {
      SiteUrl,
      SearchKeeperName: 'Keeper',
      SearchWriterName: 'Writer',
      SearchDeadLettersUrl: `${aws.url}/000000000000/search-dead-letters`,
    });
    aws.queues['search-dead-letters'] = queue;
    written = [];
    aws.functions.Writer = {
      environment: {},
      handler: async (event: unknown) => {
        const { Records } = event as { Records: { messageId: string; body: string }[] };
        written.push(...Records.map(({ body }) => body));
        const failed = Records.filter(({ body }) => body === 'poison');
        return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
      },
    };
  });

  test('are a finding of the doctor, and stay after a dry run of redrive', async () => {
    for (const body of ['first', 'poison', 'second']) queue.send(body);
    expect(await line('dead letters')).toMatch(/FAIL.*3 changes did not reach the search engine.*redrive/);
    const { code, out } = await runTask(['redrive', '--dry-run', ...stage]);
    expect(out).toContain('3 changes did not reach the search engine; they can be written again.');
    expect({ code, written, visible: queue.visible }).toEqual({ code: 0, written: [], visible: 3 });
  });

  test('are written by redrive, which leaves those that fail again', async () => {
    const { code, out } = await runTask(['redrive', ...stage]);
    expect(out).toContain('2 changes were written to the search engine.');
    expect(out).toContain('1 changes failed again: see the log of searchWriter.');
    expect({ code, bodies: queue.bodies, visible: queue.visible }).toEqual({ code: 1, bodies: ['poison'], visible: 1 });
    expect(written).toEqual(['first', 'poison', 'second']);
  });
});
