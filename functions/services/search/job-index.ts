import type { PageKey } from '#functions/data/page.ts';
import { activeJobAt, activeJobKey, activeJobs, readJobs } from '#functions/entities/job/job-store.ts';
import { referenceRates } from '#shared/domain/reference-rates.ts';
import type { IndexKind, Place, SearchEntry } from './port.ts';

/** How many jobs one page reads for rebuilding the index. */
const pageSize = 500;
/** How many whole items one batch reads. */
const batchSize = 100;

/** Salaries are compared in US dollars: an index with the rates of another day is not used. */
const version = Number(`8${referenceRates.date.replaceAll('-', '')}`);

/** The texts that a keyword is searched in, the most relevant last. */
const keyword = ['requirements', 'description', 'company', 'title'];

/** The index of active jobs: title, company, whole description, requirements, location and language can be searched. */
export const jobIndex: IndexKind = {
  name: 'jobs',
  version,
  texts: ['title', 'company', 'location', 'language'],
  longTexts: ['description', 'requirements'],
  keyword,
  values: ['job_type', 'experience', 'place', 'salary_min', 'salary_max', 'salary', 'pay', 'closes'],
  sortedBy: 'salary',
  levels: 'required',
  facets: [
    { name: 'type', column: 'job_type', filters: ['job_type'] },
    { name: 'experience', column: 'experience', filters: ['experience'] },
    { name: 'place', column: 'place', filters: ['place'] },
    { name: 'pay', column: 'pay', filters: ['salary_min', 'salary_max'] },
  ],
  /** 1 read unit for each 4 KB of a job. */
  read: (ids) => entriesOf(ids, true),
  /** 0.5 read units for each 4 KB of summaries. */
  async readNewest(limit) {
    const { items, next } = await activeJobs({ page: { limit, start: undefined } });
    const { jobEntries } = await import('./job-entries.ts');
    const jobs = items.map((summary) => ({ summary, description: summary.description }));
    return { entries: await jobEntries(jobs), hasAll: next === undefined };
  },
  /** 0.5 read units for each 4 KB of summaries, and for each 4 KB of a job: the list has no whole descriptions. */
  async readAll(start) {
    const { items, next } = await activeJobs({ page: { limit: pageSize, start } });
    const ids = items.map(({ id }) => id);
    const batches = Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, index) => index * batchSize);
    const entries = await Promise.all(batches.map((first) => entriesOf(ids.slice(first, first + batchSize), false)));
    return { entries: entries.flat(), next };
  },
  placeOf: activeJobAt,
};

/** The key in the list of active jobs at which the jobs after a place start; it is a search's cursor, too. */
export const jobKeyAt = ({ at, id, value }: Place): PageKey => ({
  ...activeJobKey(at, id),
  ...(value === undefined ? {} : { value }),
});

/** The place that a key encodes. */
export function jobPlaceOf(key: PageKey): Place {
  return { ...activeJobAt(key), value: typeof key.value === 'number' ? key.value : undefined };
}

async function entriesOf(ids: readonly number[], consistent: boolean): Promise<SearchEntry[]> {
  // Loaded with the first changes: most calls of a domain start without it.
  const { jobEntries } = await import('./job-entries.ts');
  const entries = new Map((await jobEntries(await readJobs(ids, consistent))).map((entry) => [entry.id, entry]));
  return ids.map((id) => entries.get(id) ?? { id, document: undefined });
}
