import { batchGet } from '#functions/data/batch-get.ts';
import type { PageKey } from '#functions/data/cursor.ts';
import { indexKeys, keys, partsOfPlace } from '#functions/data/keys.ts';
import type { IndexEntry, IndexKind, Place } from '#functions/search/search-store.ts';
import type { JobSummary } from '#shared/contracts/jobs.ts';
import { salaryRank } from '#shared/domain/job-rules.ts';
import { activeJobs, storedJob } from './job-store.ts';

/** How many jobs are read at once for building the index anew. */
const pageSize = 500;

/** A job as the index takes it: only active ones can be found. */
export const jobEntry = (card: JobSummary): IndexEntry => ({
  id: card.id,
  document: card.is_active
    ? {
        at: card.created_at,
        texts: {
          title: card.title,
          company: card.company_name,
          description: card.description,
          location: card.location,
          language: card.language,
        },
        values: {
          job_type: card.job_type,
          salary_min: card.salary_min,
          salary_max: card.salary_max,
          salary: salaryRank(card),
        },
        card,
      }
    : undefined,
});

/** The index of active jobs: title, company, excerpt of the description, location and language can be searched. */
export const jobIndex: IndexKind = {
  name: 'jobs',
  version: 1,
  texts: ['title', 'company', 'description', 'location', 'language'],
  values: ['job_type', 'salary_min', 'salary_max', 'salary'],
  sortedBy: 'salary',
  /** 1 read unit for each 4 KB of a job. */
  async read(ids) {
    const items = await batchGet(
      ids.map((id) => keys.job(id)),
      true,
    );
    const cards = new Map(items.map((item) => storedJob.parse(item)).map(({ card }) => [card.id, card]));
    return ids.map((id) => {
      const card = cards.get(id);
      return card ? jobEntry(card) : { id, document: undefined };
    });
  },
  async readAll(start) {
    const { items, next } = await activeJobs({ page: { limit: pageSize, start } });
    return { entries: items.map(jobEntry), next };
  },
};

/** The key in the list of active jobs at which the jobs after a place start; it is a search's cursor, too. */
export const jobKeyAt = ({ at, id, value }: Place): PageKey => ({
  ...keys.job(id),
  ...indexKeys.activeJobs(at, id),
  ...(value === undefined ? {} : { value }),
});

/** The place that a key stands for. */
export function jobPlaceOf(key: PageKey): Place {
  const { at, id } = partsOfPlace(String(key.GSI1SK));
  return { at, id: Number(id), value: typeof key.value === 'number' ? key.value : undefined };
}
