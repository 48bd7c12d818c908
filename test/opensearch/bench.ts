import { buildLanguageTable } from '#infra/languages/table-file.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { epochMs } from '#shared/domain/time.ts';
import { benchJobs } from '../bench/bench-jobs.ts';
import { collectJars } from './jars.ts';
import { startNodes } from './start-nodes.ts';

// Compares searches through the engine with the same requests sent raw: `node test/opensearch/bench.ts [jobs]`. Needs
// Java and Maven. Budget of `docs/performance.md`: 1.5 times the raw request.

const size = Number(process.argv[2] ?? 20_000);
const rounds = 10;
const now = epochMs(Date.now());
const { makeJob, rareWord } = benchJobs();

const questions = [
  { keyword: 'interpreter' },
  { keyword: '通訳' },
  { keyword: 'مترجم' },
  { keyword: 'two days a week' },
  { keyword: rareWord },
  { keyword: 'in' },
  { keyword: 'court interpreter', location: 'zurich', salary_min: 50_000 },
  { location: '東京', job_type: 'contract' as const },
];
const conditions = [{ tag: 'de', skill: 'spoken_interaction', level: { scale: 'cefr', level: 'B2' } }] as const;

const quantile = (figures: readonly number[], share: number) =>
  ([...figures].sort((left, right) => left - right)[Math.floor((figures.length - 1) * share)] ?? Number.NaN).toFixed(1);

const jars = await collectJars();
if ('problem' in jars) throw new Error(`OpenSearch cannot be started: ${jars.problem}.`);
process.env.LANGUAGE_TABLE_FILE ??= await buildLanguageTable();
const { jobEntries } = await import('#functions/services/search/job-entries.ts');
const { jobIndex } = await import('#functions/services/search/job-index.ts');
const { jobQuery } = await import('#functions/services/search/job-query.ts');
const { createClient } = await import('#functions/services/search/opensearch/client.ts');
const { indexBody } = await import('#functions/services/search/opensearch/index-body.ts');
const { searchDocuments } = await import('#functions/services/search/opensearch/search-documents.ts');
const { searchRequest } = await import('#functions/services/search/opensearch/search-request.ts');
const { writeEntries } = await import('#functions/services/search/opensearch/write-entries.ts');

const { endpoint, stop } = await startNodes(jars.folder);
try {
  const client = createClient(endpoint);
  const index = 'bench';
  await client.indices.create({ index, body: indexBody(jobIndex) as never });
  const begun = performance.now();
  for (let first = 1; first <= size; first += 500) {
    const entries = await jobEntries(Array.from({ length: 500 }, (_, place) => makeJob(first + place)));
    await writeEntries(client, index, jobIndex, entries, 1);
  }
  await client.indices.refresh({ index });
  process.stdout.write(`${size} jobs written in ${((performance.now() - begun) / 1_000).toFixed(0)} s\n`);

  for (const counted of ['total', 'facets'] as const) {
    const [ours, raw]: [number[], number[]] = [[], []];
    for (let round = 0; round <= rounds; round += 1) {
      for (const question of questions) {
        const languages = { conditions, evidence: 'declared', today: dayOf(now) } as const;
        const asked = { ...jobQuery(question, 'newest', now), limit: 20, after: undefined, counted };
        const query = counted === 'facets' ? { ...asked, languages } : asked;
        const body = JSON.stringify(searchRequest(jobIndex, query));
        const headers = { 'content-type': 'application/json' };
        const send = async () => {
          await (await fetch(`${endpoint}/${index}/_search`, { method: 'POST', body, headers })).text();
        };
        const search = () => searchDocuments(client, index, jobIndex, query, 30_000);
        // The second of two equal requests is faster, so they take turns; the first round warms both up.
        const [first, second] = round % 2 === 0 ? [send, search] : [search, send];
        for (const run of [first, second]) {
          const runBegun = performance.now();
          await run();
          if (round > 0) (run === send ? raw : ours).push(performance.now() - runBegun);
        }
      }
    }
    const line = (figures: readonly number[]) => `p50 ${quantile(figures, 0.5)} ms, p95 ${quantile(figures, 0.95)} ms`;
    process.stdout.write(`with ${counted}: engine ${line(ours)}; raw ${line(raw)}\n`);
  }
} finally {
  await stop();
}
