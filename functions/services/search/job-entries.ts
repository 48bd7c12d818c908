import { unpackRequirements } from '#functions/data/packed-requirements.ts';
import type { JobSummary, StoredJob } from '#functions/entities/job/stored-job.ts';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import { payBands, salaryInDollars, salaryRank } from '#shared/domain/salary.ts';
import { requiredLanguages } from './indexed-languages.ts';
import type { SearchEntry } from './port.ts';
import { textTags } from './text-tags.ts';

/** The last open day of a job without a closing date, as the index compares it. */
const never = '9999-12-31';

/** A job with the tags that its language means as text, which count where it has no requirements. */
type IndexedJob = Pick<StoredJob, 'summary' | 'description'> & Partial<Pick<StoredJob, 'requirements'>>;

/** A job's entry in the index: only active ones can be found. */
export const jobEntry = (
  { summary, description, requirements = '' }: IndexedJob,
  tags: readonly string[] = [],
): SearchEntry => ({
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

/** The entries of jobs in the index. */
export async function jobEntries(jobs: readonly IndexedJob[]): Promise<SearchEntry[]> {
  const tags = await textTags(jobs.map(({ summary }) => summary.language));
  return jobs.map((job, place) => jobEntry(job, tags[place]));
}
