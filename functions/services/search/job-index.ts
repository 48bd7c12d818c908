import type { PageKey } from '#functions/data/page.ts';
import { activeJobAt, activeJobKey, activeJobs, readJobs } from '#functions/entities/job/job-store.ts';
import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import { referenceRates } from '#shared/domain/reference-rates.ts';
import { salaryInDollars, salaryRank } from '#shared/domain/salary.ts';
import type { IndexEntry, IndexKind, Place } from './search-store.ts';

/** How many jobs one page reads for rebuilding the index. */
const pageSize = 500;
/** How many whole items one batch reads. */
const batchSize = 100;

/** The last open day of a job without a closing date, as the index compares it. */
const never = '9999-12-31';

/** A job's entry in the index: only active ones can be found. */
export const jobEntry = ({ summary, description }: Pick<StoredJob, 'summary' | 'description'>): IndexEntry => ({
  id: summary.id,
  document: summary.is_active
    ? {
        at: summary.created_at,
        texts: {
          title: summary.title,
          company: summary.company_name,
          description,
          location: summary.location,
          language: summary.language,
        },
        values: {
          job_type: summary.job_type,
          salary_min: salaryInDollars(summary).min,
          salary_max: salaryInDollars(summary).max,
          salary: salaryRank(summary),
          closes: summary.closing_date ?? never,
        },
        summary,
      }
    : undefined,
});

/** Salaries are compared in US dollars: an index with the rates of another day is not used. */
const version = Number(`4${referenceRates.date.replaceAll('-', '')}`);

/** The texts that a keyword is searched in, the most relevant last. */
export const keywordColumns = ['description', 'company', 'title'];

/** The index of active jobs: title, company, whole description, location and language can be searched. */
export const jobIndex: IndexKind = {
  name: 'jobs',
  version,
  texts: ['title', 'company', 'location', 'language'],
  longTexts: ['description'],
  keyword: keywordColumns,
  values: ['job_type', 'salary_min', 'salary_max', 'salary', 'closes'],
  sortedBy: 'salary',
  /** 1 read unit for each 4 KB of a job. */
  read: (ids) => entriesOf(ids, true),
  /** 0.5 read units for each 4 KB of summaries, and for each 4 KB of a job: the list has no whole descriptions. */
  async readAll(start) {
    const { items, next } = await activeJobs({ page: { limit: pageSize, start } });
    const ids = items.map(({ id }) => id);
    const batches = Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, index) => index * batchSize);
    const entries = await Promise.all(batches.map((first) => entriesOf(ids.slice(first, first + batchSize), false)));
    return { entries: entries.flat(), next };
  },
};

async function entriesOf(ids: readonly number[], consistent: boolean): Promise<IndexEntry[]> {
  const jobs = new Map((await readJobs(ids, consistent)).map((job) => [job.summary.id, job]));
  return ids.map((id) => {
    const job = jobs.get(id);
    return job ? jobEntry(job) : { id, document: undefined };
  });
}

/** The key in the list of active jobs at which the jobs after a place start; it is a search's cursor, too. */
export const jobKeyAt = ({ at, id, value }: Place): PageKey => ({
  ...activeJobKey(at, id),
  ...(value === undefined ? {} : { value }),
});

/** The place that a key encodes. */
export function jobPlaceOf(key: PageKey): Place {
  return { ...activeJobAt(key), value: typeof key.value === 'number' ? key.value : undefined };
}
