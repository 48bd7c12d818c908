import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '#infra/local/demo-data/random.ts';
import { startFileServer } from '#infra/local/storage/file-server.ts';
import { followStream } from '#infra/local/streams/follow-stream.ts';
import type { JobSummary } from '#shared/contracts/jobs.ts';
import { jobSorts, jobTypes } from '#shared/domain/constants.ts';
import { somePort } from '#test/support/stack.ts';
import { measureUnits } from '#test/support/units.ts';
import { startBenchDatabase } from './database.ts';

// Measures the job search at some sizes: `node test/bench/search.ts [jobs]`. Each size has a process of its own.

const sizes = [1_000, 10_000, 100_000];
const table = 'search-bench';
const titles = [
  'Conference Interpreter',
  'Übersetzer für Verträge',
  '同時通訳者',
  '통역사',
  'مترجم قانوني',
  'Sales Manager',
];
const places = ['Zürich, Switzerland', 'Osaka, Japan', '東京', 'São Paulo, Brazil', 'Łódź, Poland', 'الرياض', 'Remote'];
const languages = ['Japanese', 'German', 'Español', 'Arabic', 'Korean', 'Polish'];
const syllables = 'ka lo mi tra ven dor sen qui pel nar tek ula fre gos hin bra cze zet wol yor'.split(' ');

const { pick, int, chance } = createRandom(1);
const wordOf = () => Array.from({ length: int(2, 4) }, () => pick(syllables)).join('');
const vocabulary = Array.from({ length: 4_000 }, wordOf);
/** Some words are common and most are rare, as in any language. */
const word = () => vocabulary[Math.floor(vocabulary.length * (int(0, 999) / 1_000) ** 3)] as string;

function makeJob(id: number): JobSummary {
  const salary = chance(0.2) ? null : int(20, 119) * 1_000;
  return {
    id,
    title: `${pick(['Senior', 'Junior', 'Lead'])} ${pick(titles)} ${word()}`,
    description: `${Array.from({ length: 17 }, word).join(' ').slice(0, 158)}…`,
    location: pick(places),
    language: pick(languages),
    job_type: pick(jobTypes),
    experience_level: 'mid',
    salary_min: salary,
    salary_max: salary && salary + 10_000,
    salary_currency: 'USD',
    company_name: `${word()} ${pick(['Language Services', 'GmbH', '株式会社'])}`,
    recruiter_id: int(1, 2_000),
    status: 'active',
    is_active: true,
    closing_date: null,
    created_at: new Date(Date.UTC(2026, 0, 1) + id * 60_000).toISOString(),
  };
}

const questions = [
  { keyword: 'interpreter' },
  { keyword: 'senior' },
  { keyword: '通訳' },
  { keyword: 'مترجم' },
  { keyword: 'language services' },
  { keyword: 'nobody at all' },
  { keyword: vocabulary[3_900] },
  { keyword: 'a' },
  { location: 'zurich', language: 'german' },
  { location: '東京', job_type: 'contract' as const },
  { keyword: 'senior', salary_min: 119_000 },
  { salary_min: 900_000 },
  { company: 'gmbh', salary_max: 40_000, job_type: 'freelance' as const },
];

const quantile = (figures: readonly number[], share: number) =>
  [...figures].sort((left, right) => left - right)[Math.floor((figures.length - 1) * share)] ?? Number.NaN;
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

async function measure(size: number): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-search-bench-'));
  const database = await startBenchDatabase(table);
  const port = somePort();
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const files = await startFileServer({ port, directory: folder, bucket: 'bench', ...credentials, allowedOrigins: [] });
  Object.assign(process.env, {
    STAGE: 'test',
    TABLE_NAME: table,
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
      import('#functions/jobs/job-store.ts'),
      import('#functions/jobs/job-search.ts'),
      import('#functions/events/stream.ts'),
      import('#functions/search/open-index.ts'),
    ]);
  const { jobIndex, jobEntry } = await import('#functions/jobs/job-index-store.ts');
  const { keepSnapshot } = await import('#functions/files/snapshot-store.ts');

  const started = performance.now();
  const built = await createIndex(jobIndex, Date.now());
  for (let first = 1; first <= size; first += 1_000) {
    built.apply(
      Array.from({ length: 1_000 }, (_, index) => jobEntry(makeJob(first + index))),
      0,
    );
  }
  const path = join(folder, 'built.sqlite');
  built.copyTo(path);
  built.close();
  await keepSnapshot(snapshotName(jobIndex), path);
  const building = performance.now() - started;
  globalThis.gc?.();

  const units = measureUnits(dynamodb);
  const ask = (asked: Parameters<typeof searchActiveJobs>[0]) =>
    searchActiveJobs(asked, { page: { limit: 20, start: undefined }, now: Date.now() });
  const before = process.memoryUsage().rss;
  const loading = performance.now();
  await ask({ keyword: 'interpreter' });
  const loaded = performance.now() - loading;

  units.reset();
  const times: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    for (const question of questions) {
      for (const sort of jobSorts) {
        const begun = performance.now();
        await ask({ ...question, sort });
        times.push(performance.now() - begun);
      }
    }
  }
  const spent = units.spent();
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
    const card = { ...makeJob(size + extra), title: `Quokka ${extra} keeper`, created_at: new Date().toISOString() };
    const texts = { description: '', requirements: '', benefits: '', languages: [], version: 1 };
    const posted = performance.now();
    await putNewJob({ card, ...texts, recruiter: { name: '', company_name: '', email: '' } });
    while ((await ask({ keyword: `quokka ${extra}` })).items.length === 0) await pause(20);
    delays.push(performance.now() - posted);
  }
  await stop();
  files.close();
  files.closeAllConnections();
  await database.stop();
  rmSync(folder, { recursive: true });
  return {
    jobs: String(size),
    'p50 ms': quantile(times, 0.5).toFixed(1),
    'p95 ms': quantile(times, 0.95).toFixed(1),
    'max ms': quantile(times, 1).toFixed(1),
    'load ms': loaded.toFixed(0),
    'build s': (building / 1_000).toFixed(1),
    'memory MB': String(megabytes(memory)),
    'read units a search': (spent.read / times.length).toFixed(3),
    'found after ms': quantile(delays, 1).toFixed(0),
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
