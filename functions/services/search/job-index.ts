import * as z from 'zod/mini';
import { unpackRequirements } from '#functions/data/packed-requirements.ts';
import type { PageKey } from '#functions/data/page.ts';
import { activeJobAt, activeJobKey, activeJobs, readJobs } from '#functions/entities/job/job-store.ts';
import { type JobSummary, jobSummary } from '#functions/entities/job/stored-job.ts';
import { experienceLevels, jobTypes } from '#shared/domain/job-terms.ts';
import type { IndexKind, Place, SearchEntry } from './port/port.ts';
import { collectUnreadable, entriesOfIds } from './port/unreadable.ts';

/** How many jobs one page reads for rebuilding the index. */
const pageSize = 500;
/** How many whole items one batch reads. */
const batchSize = 100;

/**
 * Not of the reference rates: with those of another day a search is hardly another one, and without an index it would see the
 * newest thousand jobs only. Their values follow within a day, when the embedded index is built anew, and with the comparison
 * that a deployment starts (docs/operations.md, "Reference rates").
 */
const version = 16;

/** The texts that a keyword is searched in, the most relevant last. The occupation has names in all languages: after titles in one's own. */
const keyword = ['requirements', 'description', 'company', 'occupation', 'title'];

/** Requirements that cannot be unpacked are nonsense, too. */
const summary = jobSummary.check(
  z.refine(({ language_requirements }) => {
    try {
      return unpackRequirements(language_requirements) !== undefined;
    } catch {
      return false;
    }
  }),
);

/**
 * The index of active jobs: company, occupation, requirements, location, language, and titles and whole descriptions in all languages
 * of a job can be searched.
 */
export const jobIndex: IndexKind<JobSummary> = {
  name: 'jobs',
  version,
  summary,
  texts: ['title', 'company', 'occupation', 'location', 'language'],
  longTexts: ['description', 'requirements'],
  keyword,
  values: ['job_type', 'experience', 'place', 'salary_min', 'salary_max', 'salary', 'pay', 'closes', 'needs'],
  sortedBy: 'salary',
  rankedBy: 'needs',
  levels: 'required',
  facets: [
    { name: 'type', column: 'job_type', filters: ['job_type'], values: z.enum(jobTypes) },
    { name: 'experience', column: 'experience', filters: ['experience'], values: z.enum(experienceLevels) },
    { name: 'place', column: 'place', filters: ['place'], values: z.string() },
    { name: 'pay', column: 'pay', filters: ['salary_min', 'salary_max'], values: z.int() },
  ],
  /** 1 read unit for each 4 KB of a job, 0.5 with `eventual`. */
  read: (ids, consistency) => entriesOf(ids, consistency !== 'eventual'),
  /** 0.5 read units for each 4 KB of summaries. */
  async readNewest(limit) {
    const unreadable = collectUnreadable({ name: 'jobs' });
    const { items, next } = await activeJobs({ page: { limit, start: undefined }, onUnreadable: unreadable.add });
    const { jobEntries } = await import('./job-entries.ts');
    const jobs = items.map((summary) => ({ summary, description: summary.description }));
    return { entries: [...(await jobEntries(jobs)), ...unreadable.entries], hasAll: next === undefined };
  },
  /** 0.5 read units for each 4 KB of summaries, and for each 4 KB of a job: the list has no whole descriptions. */
  async readAll(start) {
    const unreadable = collectUnreadable({ name: 'jobs' });
    const { items, next } = await activeJobs({ page: { limit: pageSize, start }, onUnreadable: unreadable.add });
    const ids = items.map(({ id }) => id);
    const batches = Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, index) => index * batchSize);
    const entries = await Promise.all(batches.map((first) => entriesOf(ids.slice(first, first + batchSize), false)));
    return { entries: [...entries.flat(), ...unreadable.entries], next };
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
  const unreadable = collectUnreadable({ name: 'jobs' });
  const entries = await jobEntries(await readJobs(ids, consistent, unreadable.add));
  return entriesOfIds(ids, [...entries, ...unreadable.entries]);
}
