import { packRequirements, unpackRequirements } from '#functions/data/packed-requirements.ts';
import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import { isPublicJob } from '#functions/entities/job/visibility.ts';
import { needsOf } from '#functions/services/languages/job-needs.ts';
import { closesAt } from '#shared/domain/closing-date.ts';
import { textsOf } from '#shared/domain/job-texts.ts';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import { tokensOfOccupation } from '#shared/domain/occupations/occupation-token.ts';
import { payBands, salaryInDollars, salaryRank } from '#shared/domain/salary.ts';
import { requiredLanguages } from './indexed-languages.ts';
import { namesOfTags } from './language-texts.ts';
import type { SearchDocument, SearchEntry } from './port/port.ts';
import { entryOf } from './port/unreadable.ts';

/** When a job without a closing date closes, as the index compares it: after every instant. */
const never = '9999-12-31T23:59:59.999Z';

/** What the index has of a job. */
type IndexedJob = Pick<StoredJob, 'summary' | 'description' | 'texts'> & Partial<Pick<StoredJob, 'requirements'>>;

/** The languages by which the index finds a job. @throws TypeError or SyntaxError when its requirements cannot be unpacked */
export const tagsOfJob = async ({ language, language_requirements }: StoredJob['summary']): Promise<string[]> =>
  tagsIn(await needsOf({ language, language_requirements: unpackRequirements(language_requirements) }));

/** What the index has of a job. */
async function documentOf({ summary, description, texts, requirements = '' }: IndexedJob): Promise<SearchDocument> {
  const required = unpackRequirements(summary.language_requirements);
  const needs = await needsOf({ language: summary.language, language_requirements: required });
  const written = textsOf({ ...summary, description, texts });
  return {
    at: summary.created_at,
    texts: {
      title: written.map(({ title }) => title).join('\n'),
      company: summary.company_name,
      occupation: tokensOfOccupation(summary.occupation),
      description: written.map((text) => text.description).join('\n'),
      requirements: `${requirements}\n${await namesOfTags(tagsIn(required))}`,
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
      closes: closesAt(summary) ?? never,
      needs: packRequirements(needs) ?? '',
    },
    languages: requiredLanguages(needs),
    summary,
  };
}

const tagsIn = ({ all, pairs }: LanguageRequirements): string[] => [
  ...all.flatMap(({ any }) => any.map(({ tag }) => tag)),
  ...pairs.flatMap(({ from, to }) => [from, to]),
];

/** The entries of jobs in the index: only active ones can be found. */
export const jobEntries = (jobs: readonly IndexedJob[]): Promise<SearchEntry[]> =>
  Promise.all(
    jobs.map((job) =>
      entryOf({ name: 'jobs' }, job.summary.id, async () => (isPublicJob(job.summary) ? documentOf(job) : undefined)),
    ),
  );
