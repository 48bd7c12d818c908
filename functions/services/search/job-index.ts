import { unpackRequirements } from '#functions/data/packed-requirements.ts';
import type { PageKey } from '#functions/data/page.ts';
import { activeJobAt, activeJobKey, activeJobs, readJobs } from '#functions/entities/job/job-store.ts';
import type { JobSummary, StoredJob } from '#functions/entities/job/stored-job.ts';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import { referenceRates } from '#shared/domain/reference-rates.ts';
import { payBands, salaryInDollars, salaryRank } from '#shared/domain/salary.ts';
import { requiredLanguages } from './indexed-languages.ts';
import type { IndexEntry, IndexKind, Place } from './search-store.ts';
import { textTags } from './text-tags.ts';

/** How many jobs one page reads for rebuilding the index. */
const pageSize = 500;
/** How many whole items one batch reads. */
const batchSize = 100;

/** The last open day of a job without a closing date, as the index compares it. */
const never = '9999-12-31';

/** A job with the tags that its language means as text, which count where it has no requirements. */
type IndexedJob = Pick<StoredJob, 'summary' | 'description'> & Partial<Pick<StoredJob, 'requirements'>>;

/** A job's entry in the index: only active ones can be found. */
export const jobEntry = (
  { summary, description, requirements = '' }: IndexedJob,
  tags: readonly string[] = [],
): IndexEntry => ({
  id: summary.id,
  document: summary.is_active
    ? {
        at: summary.created_at,
        texts: {
          title: summary.title,
          company: summary.company_name,
          description,
          requirements,
          location: summary.location,
          language: summary.language,
        },
        values: {
          job_type: summary.job_type,
          experience: summary.experience_level,
          place: summary.location,
          salary_min: salaryInDollars(summary).min,
          salary_max: salaryInDollars(summary).max,
          salary: salaryRank(summary),
          pay: payBands(summary),
          closes: summary.closing_date ?? never,
        },
        languages: requiredLanguages(requirementsOf(summary, tags)),
        summary,
      }
    : undefined,
});

/** The requirements of a job, or, without any, the languages of its text without levels. */
function requirementsOf({ language_requirements }: JobSummary, tags: readonly string[]): LanguageRequirements {
  const { all, pairs } = unpackRequirements(language_requirements);
  if (all.length + pairs.length > 0) return { all, pairs };
  return { all: tags.map((tag) => ({ need: 'must', any: [{ tag, min: {} }] })), pairs: [] };
}

/** Salaries are compared in US dollars: an index with the rates of another day is not used. */
const version = Number(`6${referenceRates.date.replaceAll('-', '')}`);

/** The texts that a keyword is searched in, the most relevant last. */
export const keywordColumns = ['requirements', 'description', 'company', 'title'];

/** The index of active jobs: title, company, whole description, requirements, location and language can be searched. */
export const jobIndex: IndexKind = {
  name: 'jobs',
  version,
  texts: ['title', 'company', 'location', 'language'],
  longTexts: ['description', 'requirements'],
  keyword: keywordColumns,
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
    const tags = await textTags(items.map(({ language }) => language));
    const entries = items.map((summary, place) => jobEntry({ summary, description: summary.description }, tags[place]));
    return { entries, hasAll: next === undefined };
  },
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
  const jobs = await readJobs(ids, consistent);
  const tags = await textTags(jobs.map(({ summary }) => summary.language));
  const entries = new Map(jobs.map((job, place) => [job.summary.id, jobEntry(job, tags[place])]));
  return ids.map((id) => entries.get(id) ?? { id, document: undefined });
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
