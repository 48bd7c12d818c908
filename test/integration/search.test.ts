import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { readJob } from '#functions/entities/job/job-store.ts';
import { deleteJob, putNewJob, replaceJob } from '#functions/entities/job/job-writes.ts';
import type { JobSummary, StoredJob } from '#functions/entities/job/stored-job.ts';
import { dropIndex, patience } from '#functions/services/search/embedded/live-index.ts';
import { jobIndex } from '#functions/services/search/job-index.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { readTotal, totalHeader } from '#shared/contracts/list-headers.ts';
import { excerptOf } from '#shared/domain/job-excerpt.ts';
import { hasFilters, type JobFilters } from '#shared/domain/job-filters.ts';
import { withEnd } from '#shared/domain/job-life.ts';
import { type JobSort, jobSorts, jobTypes } from '#shared/domain/job-terms.ts';
import { salaryCurrencies } from '#shared/domain/salary.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { jobMatcher, jobRank } from '#test/search/matchers.ts';
import { testApi } from '#test/support/api.ts';
import { bareJob } from '#test/support/bare-job.ts';
import { breakTableAt } from '#test/support/broken-table.ts';
import { writeSnapshots } from '#test/support/handlers.ts';

const api = await testApi();
const start = epochMs(Date.parse('2026-03-01T09:00:00.000Z'));
const titles = [
  'Senior interpreter',
  'Übersetzer für Verträge',
  '同時通訳者',
  'مُتَرْجِم قانوني',
  'Ｔｏｋｙｏ desk agent',
  'Straßenführer',
];
const companies = ['Okada Language Services', 'Łódź Tłumaczenia', '東京翻訳株式会社', 'Interpreter Guild'];
const descriptions = ['Interpreting between doctors and patients.', 'Für Kunden in Zürich, 東京 and İstanbul.', ''];
/** Ends of descriptions, beyond the excerpt. */
const depths = ['Ask for the Lüftungsmonteur.', '詳しくは面接で説明します。', 'Interpreter, in Łódź', '', 'مُراجَعة'];
const filler = 'We work with care and speak plainly to each other. '.repeat(8);
const places = ['Zürich, Switzerland', '東京', 'İstanbul', 'São Paulo, Brazil', 'Remote'];
const languages = ['Japanese', 'German', 'Español'];

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Ends beyond every summary. */
const requirements = 'Requirements are a place for keywords';

const wholeDescription = (id: number) =>
  `${pick(descriptions, Math.floor(id / 3))}\n${filler}\n${pick(depths, Math.floor(id / 4))}`;

const storedJob = (id: number, summary: Partial<JobSummary> = {}): StoredJob =>
  bareJob(
    id,
    // Three jobs share an instant: the id breaks the tie.
    epochMs(start + Math.floor(id / 3) * 60_000),
    {
      title: `${pick(titles, id)} ${id}`,
      description: excerptOf(wholeDescription(id)),
      location: pick(places, Math.floor(id / 2)),
      language: pick(languages, id),
      job_type: pick(jobTypes, Math.floor(id / 7)),
      salary_min: id % 4 === 0 ? null : (id % 9) * 10_000,
      salary_max: id % 5 === 0 ? null : (id % 9) * 10_000 + 5_000,
      salary_currency: pick(salaryCurrencies, id),
      company_name: pick(companies, Math.floor(id / 5)),
      ...summary,
    },
    { description: wholeDescription(id), requirements },
  );

let now = Date.parse('2026-06-01T00:00:00.000Z');
/** Advances the clock past the second after which the feed is read again. */
const advance = (ms = 1_000) => {
  now += ms;
  api.clock.set(now);
};

const jobs = new Map<number, JobSummary>();
async function post(id: number, summary: Partial<JobSummary> = {}) {
  const job = storedJob(id, summary);
  await putNewJob(job);
  jobs.set(id, job.summary);
}
async function remove(id: number) {
  await deleteJob(id, undefined);
  jobs.delete(id);
}
async function deactivate(id: number) {
  const found = await readJob(id, true);
  if (!found) throw new Error('There is no such job.');
  const summary = { ...found.job.summary, is_active: false, status: 'inactive' as const };
  expect(await replaceJob({ ...found.job, summary, version: found.job.version + 1 })).toBe(true);
  jobs.delete(id);
}

type Requested = JobFilters & { sort?: JobSort };

async function page(requested: Requested & { limit?: number; cursor?: string | undefined }) {
  const answer = await api.call(jobCalls.list, { query: { ...requested } as Record<string, unknown> });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const total = readTotal(answer.headers[totalHeader]);
  return { ids: (answer.body as JobSummary[]).map(({ id }) => id), next: answer.next, total };
}

async function readAll(
  requested: Requested,
  limit: number,
  between: (page: number) => Promise<unknown> = async () => {},
) {
  const seen: number[] = [];
  let cursor: string | undefined;
  for (let count = 1; count < 400; count += 1) {
    const { ids, next } = await page({ ...requested, limit, cursor });
    seen.push(...ids);
    if (next === undefined) return seen;
    cursor = next;
    await between(count);
  }
  throw new Error('The pages never end.');
}

/** The expected result, from a check of every job: of all its fields with an index, of its summary without. */
function expected({ sort = 'newest', ...filters }: Requested, looksAt: 'whole' | 'summary' = 'whole'): number[] {
  const rank = (job: JobSummary & { requirements?: string }) => jobRank(job, sort, filters.keyword);
  return [...jobs.values()]
    .map((job) => (looksAt === 'summary' ? job : { ...job, description: wholeDescription(job.id), requirements }))
    .filter(jobMatcher(filters))
    .sort(
      (left, right) =>
        rank(right) - rank(left) || Date.parse(right.created_at) - Date.parse(left.created_at) || right.id - left.id,
    )
    .map(({ id }) => id);
}

const total = 120;
beforeAll(async () => {
  for (let first = 1; first <= total; first += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, index) => post(first + index)));
  }
  await api.drainStream();
});

const words = [
  'interpreter',
  '通訳',
  '東',
  '京',
  '東京',
  'zurich',
  'ISTANBUL',
  'lodz',
  'مترجم',
  'tokyo',
  'strasse',
  'fur',
  'e',
  '1',
  '12',
  'nobody',
  'services',
  'luftungsmonteur',
  '面接',
  '面',
  'مراجعه',
  'مراجعة',
  'speak plainly to each other',
  'place keywords',
  'keywords place interpreter',
  '"place for keywords"',
  '"keywords place"',
  'desk tokyo',
  'in',
  'e',
  '"or"',
  '%',
  '*',
];
const requested: fc.Arbitrary<Requested> = fc.record(
  {
    keyword: fc.constantFrom(...words),
    location: fc.constantFrom('zurich', '東京', 'i', 'paulo', 'remote', 'nowhere'),
    language: fc.constantFrom('espanol', 'german', 'an'),
    company: fc.constantFrom('翻訳', 'guild', 'lodz', 'o'),
    job_type: fc.constantFrom(...jobTypes),
    salary_min: fc.constantFrom(0, 30_000, 60_000, 900_000),
    salary_max: fc.constantFrom(0, 30_000, 75_000),
    sort: fc.constantFrom(...jobSorts),
  },
  { requiredKeys: [] },
);

const answersAsExpected = (looksAt: 'whole' | 'summary') =>
  fc.asyncProperty(requested, fc.integer({ min: 1, max: 40 }), async (filters, limit) => {
    advance();
    expect(await readAll(filters, limit)).toEqual(expected(filters, looksAt));
  });

describe('without an index', () => {
  it('the search of the table returns the same as a check of every job', async () => {
    await fc.assert(answersAsExpected('summary'), { numRuns: 40 });
  });
});

describe('with an index', () => {
  beforeAll(async () => {
    now += 60_000;
    const { clock } = await import('#functions/platform/clock.ts');
    clock.now = () => epochMs(now);
    patience.ms = 60_000;
    api.units.reset();
    await writeSnapshots();
    // Two queries of summaries (120 of 600 bytes); two batches of whole jobs, each up to 4 KB; the feeds, two kinds.
    expect(api.units.spent().read).toBeLessThan(total / 2 + 15);
  });

  it('returns the same summary as before, and finds a word that occurs only beyond its excerpt', async () => {
    advance(60_000);
    const answer = await api.call(jobCalls.list, { query: { keyword: '面接', sort: 'relevance', limit: 1 } });
    const [id] = expected({ keyword: '面接', sort: 'relevance' });
    const found = jobs.get(Number(id));
    expect(answer.body).toEqual([
      {
        ...(found && withEnd(found)),
        occupation: null,
        text_language: null,
        language_requirements: { all: [], pairs: [] },
        language_needs: { all: [{ need: 'must', any: [{ tag: 'es', min: {} }] }], pairs: [] },
      },
    ]);
    expect(expected({ keyword: '面接' }, 'summary')).toEqual([]);
  });

  it('the search returns the same as a check of every job, for any filters, sort and page', async () => {
    advance(60_000);
    await page({ keyword: 'interpreter' });
    api.units.reset();
    await page({ keyword: 'interpreter', sort: 'relevance' });
    expect(api.units.spent()).toEqual({ read: 0, write: 0, commands: 0 });
    await fc.assert(answersAsExpected('whole'), { numRuns: 300 });
  });

  it('the first page has the number of all jobs that match', async () => {
    advance(60_000);
    const counts = fc.asyncProperty(requested, async ({ sort = 'relevance', ...filters }) => {
      fc.pre(hasFilters(filters));
      const { total } = await page({ ...filters, sort, limit: 3 });
      expect(total).toEqual({ count: expected(filters).length, isExact: true });
    });
    await fc.assert(counts, { numRuns: 150 });
  });

  it('costs half a read unit at most once a second', async () => {
    advance();
    api.units.reset();
    for (const keyword of ['zurich', 'interpreter', '通訳']) await page({ keyword, sort: 'salary' });
    expect(api.units.spent()).toEqual({ read: 0.5, write: 0, commands: 1 });
  });

  it('reads the plain list from the table', async () => {
    // The total of an earlier list is known for ten seconds.
    advance(10_000);
    api.units.reset();
    await page({ limit: 20, sort: 'newest' });
    // Half a unit is that of the total.
    expect(api.units.spent()).toEqual({ read: 2, write: 0, commands: 2 });
  });

  it('counts without filters only jobs whose closing date has not passed', async () => {
    const countOf = async () => (await page({ limit: 3 })).total;
    await api.drainStream();
    advance();
    const before = (await countOf())?.count ?? 0;
    expect(before).toBe(jobs.size);
    const tomorrow = toIso(epochMs(now + 24 * 60 * 60 * 1000)).slice(0, 10);
    await post(520, { closing_date: tomorrow });
    await api.drainStream();
    advance();
    expect(await countOf()).toEqual({ count: before + 1, isExact: true });
    const start = now;
    advance(2 * 24 * 60 * 60 * 1000);
    expect(await countOf()).toEqual({ count: before, isExact: true });
    now = start;
    advance();
    await remove(520);
    await api.drainStream();
  });

  it('finds a new job and no longer a deactivated or deleted one within a second of the stream', async () => {
    await post(501, { title: 'Zebra whisperer' });
    await api.drainStream();
    advance();
    expect((await page({ keyword: 'zebra' })).ids).toEqual([501]);
    await deactivate(501);
    await post(502, { title: 'Zebra listener' });
    await api.drainStream();
    advance();
    expect((await page({ keyword: 'zebra' })).ids).toEqual([502]);
    await remove(502);
    await api.drainStream();
    advance();
    expect((await page({ keyword: 'zebra' })).ids).toEqual([]);
  });

  it('shows a changed job in its current state, and duplicate feed entries change nothing', async () => {
    await post(503, { title: 'Giraffe groomer' });
    const found = await readJob(503, true);
    if (!found) throw new Error('There is no such job.');
    const summary = { ...found.job.summary, title: 'Gorilla groomer' };
    await replaceJob({ ...found.job, summary, version: 2 });
    jobs.set(503, summary);
    const records = await api.drainStream();
    const { followTable: handler } = await import('#test/support/handlers.ts');
    await handler({ Records: records });
    await handler({ Records: [...records].reverse() });
    advance();
    expect((await page({ keyword: 'giraffe' })).ids).toEqual([]);
    expect((await page({ keyword: 'gorilla' })).ids).toEqual([503]);
  });

  it.each(jobSorts)('has neither gaps nor overlap sorted by %s while jobs are added and removed', async (sort) => {
    const base = 1_000 + 1_000 * jobSorts.indexOf(sort);
    const filters = { keyword: 'int', location: 'i', sort };
    advance();
    const throughout = new Set(expected(filters));
    const seen = await readAll(filters, 7, async (count) => {
      await post(base + count, { created_at: toIso(epochMs(now)) });
      const gone = [...throughout][count * 3];
      if (gone !== undefined) {
        await remove(gone);
        throughout.delete(gone);
      }
      await api.drainStream();
      advance();
    });
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => throughout.has(id))).toEqual([...throughout]);
  });

  it('starts from a newer snapshot with the changes since, and continues a cursor without one', async () => {
    await api.drainStream();
    await writeSnapshots();
    await post(600);
    await api.drainStream();
    dropIndex(jobIndex);
    advance(60_000);
    const filters: Requested = { location: 'i', sort: 'salary' };
    expect(await readAll(filters, 9)).toEqual(expected(filters));
    for (const sort of ['newest', 'salary'] as const) {
      const first = await page({ location: 'i', sort, limit: 10 });
      dropIndex(jobIndex);
      const second = await page({ location: 'i', sort, limit: 10, cursor: first.next });
      expect([...first.ids, ...second.ids]).toEqual(expected({ location: 'i', sort }).slice(0, 20));
      advance(60_000);
      const third = await page({ location: 'i', sort, limit: 10, cursor: second.next });
      expect(third.ids).toEqual(expected({ location: 'i', sort }).slice(20, 30));
    }
  });

  it('answers immediately from the newest jobs in the table while the index loads, and from the index once it is loaded', async () => {
    dropIndex(jobIndex);
    patience.ms = 0;
    advance(60_000);
    const filters: Requested = { keyword: 'luftungsmonteur', sort: 'newest' };
    expect((await page(filters)).ids).toEqual([]);
    patience.ms = 60_000;
    expect(await readAll(filters, 100)).toEqual(expected(filters));
  });

  it.each(jobSorts)(
    'has neither gaps nor overlap sorted by %s when the index is loaded between two pages',
    async (sort) => {
      const filters: Requested = { keyword: 'interpreter', salary_min: 1, sort };
      for (const first of [1, 4]) {
        dropIndex(jobIndex);
        patience.ms = 0;
        advance(60_000);
        const before = await page({ ...filters, limit: first });
        patience.ms = 60_000;
        const rest: number[] = [];
        for (let cursor = before.next; cursor; ) {
          const following = await page({ ...filters, limit: 5, cursor });
          rest.push(...following.ids);
          cursor = following.next;
        }
        const all = expected(filters);
        const last = Number(before.ids.at(-1));
        expect(before.ids).toEqual(expected(filters, 'summary').slice(0, first));
        expect(rest).toEqual(all.slice(all.indexOf(last) + 1));
      }
    },
  );

  it('does not use an index whose latest changes could not be read', async () => {
    await post(650, { title: 'Wombat warden' });
    await api.drainStream();
    advance();
    expect((await page({ keyword: 'wombat' })).ids).toEqual([650]);
    await remove(650);
    await api.drainStream();
    advance();
    const repair = breakTableAt(1, 'before');
    const answer = await api.call(jobCalls.list, { query: { keyword: 'wombat' } });
    repair();
    expect(answer.status).toBe(503);
    expect((await page({ keyword: 'wombat' })).ids).toEqual([]);
  });

  it('discards the index when the feed has lost changes, until there is a new snapshot', async () => {
    advance(60_000);
    await page({ keyword: 'okapi' });
    for (const id of [701, 702]) {
      await post(id, { title: `Okapi counter ${id}` });
      await api.drainStream();
    }
    const head = (await api.scan()).find(({ PK, SK }) => PK === 'FEED#jobs' && SK === 'HEAD');
    const lost = keys.change('jobs', Number(head?.sequence) - 1);
    await documents.send(new DeleteCommand({ TableName: tableName(), Key: lost }));
    advance();
    expect((await page({ keyword: 'okapi' })).ids).toEqual([702, 701]);
    await writeSnapshots();
    advance(60_000);
    await page({ keyword: 'okapi' });
    api.units.reset();
    expect((await page({ keyword: 'okapi' })).ids).toEqual([702, 701]);
    expect(api.units.spent().read).toBe(0);
  });
});
