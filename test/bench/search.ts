import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildLanguageTable } from '#infra/languages/table-file.ts';
import { startFileServer } from '#infra/local/storage/file-server.ts';
import { followStream } from '#infra/local/streams/follow-stream.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { jobSorts } from '#shared/domain/job-terms.ts';
import type { LevelCondition } from '#shared/domain/languages/level-condition.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { somePort } from '#test/support/stack.ts';
import { measureUnits } from '#test/support/units.ts';
import { benchJobs } from './bench-jobs.ts';
import { startBenchDatabase } from './database.ts';

// Measures the job search at some sizes: `node test/bench/search.ts [jobs]`. Each size has a process of its own.

const sizes = [1_000, 10_000, 100_000];
const table = 'search-bench';
const { makeJob, rareWord } = benchJobs();

const questions = [
  { keyword: 'interpreter' },
  { keyword: 'senior' },
  { keyword: '通訳' },
  { keyword: 'مترجم' },
  { keyword: 'language services' },
  { keyword: 'nobody at all' },
  { keyword: rareWord },
  { keyword: 'a' },
  { location: 'zurich', language: 'german' },
  { location: '東京', job_type: 'contract' as const },
  { keyword: 'senior', salary_min: 119_000 },
  { salary_min: 900_000 },
  { company: 'gmbh', salary_max: 40_000, job_type: 'freelance' as const },
  { keyword: 'two days a week' },
  { keyword: 'the training of interpreters' },
  { keyword: '東' },
  { keyword: 'in' },
  { keyword: 'court interpreter', location: 'zurich', salary_min: 50_000 },
];

/** Conditions on languages of the searches with counts. */
const asked: LevelCondition[][] = [
  [],
  [{ tag: 'de' }],
  [{ tag: 'de', skill: 'spoken_interaction', level: { scale: 'cefr', level: 'B2' } }, { tag: 'ja' }],
];

/** Milliseconds of wall-clock time, and of processor time, which other work on the machine hardly affects. */
interface Taken {
  wall: number;
  cpu: number;
}
function stopwatch(): () => Taken {
  const [begun, used] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(used);
    return { wall: performance.now() - begun, cpu: (user + system) / 1_000 };
  };
}
const seconds = ({ wall, cpu }: Taken) => `${(wall / 1_000).toFixed(1)} / ${(cpu / 1_000).toFixed(1)}`;
const quantile = (figures: readonly number[], share: number) =>
  ([...figures].sort((left, right) => left - right)[Math.floor((figures.length - 1) * share)] ?? Number.NaN).toFixed(1);
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

async function measure(size: number): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-search-bench-'));
  const database = await startBenchDatabase(table);
  const port = somePort();
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const files = await startFileServer({
    port,
    directory: folder,
    buckets: ['bench'],
    ...credentials,
    allowedOrigins: [],
  });
  Object.assign(process.env, {
    STAGE: 'test',
    TABLE_NAME: table,
    LANGUAGE_TABLE_FILE: await buildLanguageTable(),
    FILES_BUCKET: 'bench',
    LOG_LEVEL: 'SILENT',
    DYNAMODB_ENDPOINT: database.endpoint,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  });
  const [{ dynamodb }, { putNewJob }, { searchActiveJobs }, { handler: stream }, { createIndex, snapshotName }] =
    await Promise.all([
      import('#functions/data/table.ts'),
      import('#functions/entities/job/job-writes.ts'),
      import('#functions/api/jobs/job-search.ts'),
      import('#functions/events/stream.ts'),
      import('#functions/services/search/open-index.ts'),
    ]);
  const { jobIndex } = await import('#functions/services/search/job-index.ts');
  const { jobEntries } = await import('#functions/services/search/job-entries.ts');
  const { search } = await import('#functions/services/search/search-store.ts');
  const { jobQuery } = await import('#functions/services/search/job-query.ts');
  const { keepSnapshot } = await import('#functions/services/search/snapshot-store.ts');

  const building = stopwatch();
  const built = await createIndex(jobIndex, epochMs(Date.now()));
  // Newest first and in batches of 500, as the schedule reads them.
  for (let last = size; last > 0; last -= 500) {
    built.apply(await jobEntries(Array.from({ length: 500 }, (_, index) => makeJob(last - index))), 0);
  }
  built.tidy();
  const path = join(folder, 'built.sqlite');
  built.copyTo(path);
  built.close();
  await keepSnapshot(snapshotName(jobIndex), path);
  const build = building();
  const sizes = { file: statSync(path).size, compressed: statSync(`${path}.zst`).size };
  rmSync(path);
  rmSync(`${path}.zst`);
  globalThis.gc?.();

  const units = measureUnits(dynamodb);
  const ask = (asked: Parameters<typeof searchActiveJobs>[0]) =>
    searchActiveJobs(asked, { page: { limit: 20, start: undefined }, now: epochMs(Date.now()) });
  const before = process.memoryUsage().rss;
  // A cold function: sequential searches until the index answers.
  const loading = stopwatch();
  const first = stopwatch();
  await ask({ keyword: 'interpreter' });
  const cold = first();
  let waiting = 0;
  while ((await ask({ keyword: 'interpreter' })).items.length === 0) waiting += 1;
  const load = loading();

  units.reset();
  const taken: Taken[] = [];
  for (let round = 0; round < 8; round += 1) {
    for (const question of questions) {
      for (const sort of jobSorts) {
        const searching = stopwatch();
        await ask({ ...question, sort });
        taken.push(searching());
      }
    }
  }
  const spent = units.spent();
  const withCounts: Taken[] = [];
  for (const question of questions) {
    for (const sort of jobSorts) {
      for (const conditions of asked) {
        const now = epochMs(Date.now());
        const languages = { conditions, evidence: 'declared' as const, today: dayOf(now) };
        const searching = stopwatch();
        await search(
          jobIndex,
          { ...jobQuery(question, sort, now), languages, limit: 20, after: undefined, counted: 'facets' },
          now,
        );
        withCounts.push(searching());
      }
    }
  }
  const memory = process.memoryUsage().rss - before;

  const stop = await followStream({
    endpoint: database.endpoint,
    table,
    dataDir: folder,
    positionFile: 'position.json',
    handler: stream,
  });
  await pause(500);
  const delays: number[] = [];
  for (let extra = 1; extra <= 5; extra += 1) {
    const job = makeJob(size + extra);
    const posted = performance.now();
    await putNewJob({
      ...job,
      description: `Quokka ${extra} keeper`,
      summary: { ...job.summary, created_at: toIso(epochMs(Date.now())) },
    });
    while ((await ask({ keyword: `quokka ${extra}` })).items.length === 0) await pause(20);
    delays.push(performance.now() - posted);
  }
  await stop();
  files.close();
  files.closeAllConnections();
  await database.stop();
  rmSync(folder, { recursive: true });
  const shared = (share: number, of = taken) =>
    `${quantile(
      of.map(({ wall }) => wall),
      share,
    )} / ${quantile(
      of.map(({ cpu }) => cpu),
      share,
    )}`;
  return {
    jobs: String(size),
    'p50 ms, wall / cpu': shared(0.5),
    'p95 ms': shared(0.95),
    'max ms': shared(1),
    'with counts, p50 ms': shared(0.5, withCounts),
    'with counts, p95 ms': shared(0.95, withCounts),
    'cold answer ms': cold.wall.toFixed(0),
    'load s': seconds(load),
    'searches before': String(waiting + 1),
    'build s': seconds(build),
    'file / compressed MB': `${megabytes(sizes.file)} / ${megabytes(sizes.compressed)}`,
    'memory MB': String(megabytes(memory)),
    'read units a search': (spent.read / taken.length).toFixed(3),
    'found after ms': quantile(delays, 1),
    'load average': loadavg()[0]?.toFixed(1) ?? '',
  };
}

const [size] = process.argv.slice(2).map(Number);
if (size) {
  console.log(JSON.stringify(await measure(size)));
  process.exit();
}
const rows = sizes.map((each) => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', import.meta.filename, String(each)]);
  const line = String(stdout).trim().split('\n').at(-1);
  if (!line) throw new Error(String(stderr));
  return JSON.parse(line) as Record<string, string>;
});
console.table(rows);
