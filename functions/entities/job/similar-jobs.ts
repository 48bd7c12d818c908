import { isAtMost } from '#functions/data/conditions.ts';
import { indexKeys } from '#functions/data/index-keys.ts';
import { leaveOut, parseEach } from '#functions/data/parse-each.ts';
import { queryItems } from '#functions/data/query.ts';
import { summaryOf } from '#functions/data/summary.ts';
import { isOpen } from '#shared/domain/closing-date.ts';
import { foldText } from '#shared/domain/fold-text.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { type JobSummary, listedJob } from './stored-job.ts';

/** Number of similar jobs on a job page. */
const similarJobsCount = 3;

/** How many jobs of a type are read for similar ones: together up to 4 KB. */
const similarCandidates = 6;

/** The language of a job as similar ones are compared: the first that its text names. */
const languageKey = (language: string): string => foldText(language.split(/[,;/]/)[0] ?? '');

/** The place of an active job among those of its type and language. */
export const similarPlace = ({
  job_type,
  language,
  created_at,
  id,
}: Pick<JobSummary, 'job_type' | 'language' | 'created_at' | 'id'>) =>
  indexKeys.activeJobsOfType(job_type, languageKey(language), created_at, id);

/** Greater than each time in a sort key. */
const latest = '~';

/**
 * Up to three open jobs like this one: of the same type, those of the same language first, of these the ones at the same
 * place (0.5 read units). One query reads the newest jobs of the language, and where they are few, on into the languages
 * before it in the index. Jobs from before the index had languages are the last of all there.
 */
export async function similarJobs(job: JobSummary, now: EpochMs): Promise<JobSummary[]> {
  const language = languageKey(job.language);
  const { items } = await queryItems(indexKeys.activeJobsOfType(job.job_type), {
    sort: isAtMost(`${language}#${latest}`),
    limit: similarCandidates,
    newestFirst: true,
  });
  const place = foldText(job.location);
  const rank = (other: JobSummary) =>
    (languageKey(other.language) === language ? 2 : 0) + (foldText(other.location) === place ? 1 : 0);
  return parseEach(items, (item) => listedJob.parse(summaryOf(item)), leaveOut)
    .filter((other) => other.id !== job.id && isOpen(other, now))
    .sort((left, right) => rank(right) - rank(left))
    .slice(0, similarJobsCount);
}
