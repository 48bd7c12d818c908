import { unpackLanguages } from '#functions/data/packed-languages.ts';
import type { PageKey } from '#functions/data/page.ts';
import { leaveOut } from '#functions/data/parse-each.ts';
import { unpackShared } from '#functions/data/shared-requirements.ts';
import { activeJobs } from '#functions/entities/job/job-store.ts';
import type { JobSummary } from '#functions/entities/job/stored-job.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { needsOf } from '#functions/services/languages/job-needs.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { isDigestFit, periodOfDigest } from '#shared/domain/job-digest.ts';
import type { FoundParts } from '#shared/domain/languages/findings.ts';
import { fitOfRank, rankJob } from '#shared/domain/languages/job-fit.ts';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/** New jobs that require the same, newest first. */
interface NewJobs {
  requirements: LanguageRequirements;
  jobs: Pick<JobSummary, 'id' | 'created_at'>[];
}

/** How many of a week's jobs are compared: the newest. */
const maxJobs = 10_000;
const pageSize = 500;

const requiresLanguage = ({ all, pairs }: LanguageRequirements): boolean =>
  [...all, ...pairs].some(({ need }) => need === 'must');

/** Its requirements, or undefined for a job that requires no language: it fits everybody, and so says nothing. */
async function requirementsOf({ id, language, language_requirements }: JobSummary) {
  try {
    const stated = unpackShared(language_requirements ?? '');
    const requirements = await needsOf({ language, language_requirements: stated });
    return requiresLanguage(requirements) ? requirements : undefined;
  } catch (error) {
    log('ITEM_UNREADABLE', { key: `JOB#${id}`, ...describeError(error) });
    return undefined;
  }
}

/**
 * The public jobs of the week of a digest, by what they require (0.5 read units for each 4 KB, some 6 jobs). Whether they are still open is
 * read with those that are reported.
 */
export async function readNewJobs(due: EpochMs): Promise<NewJobs[]> {
  const groups = new Map<string, NewJobs | undefined>();
  let start: PageKey | undefined;
  let read = 0;
  do {
    const page = { limit: pageSize, start };
    const { items, next } = await activeJobs({ page, during: periodOfDigest(due), onUnreadable: leaveOut });
    for (const job of items) {
      const needs = job.language_requirements ?? `text ${job.language}`;
      if (!groups.has(needs)) {
        const requirements = await requirementsOf(job);
        groups.set(needs, requirements && { requirements, jobs: [] });
      }
      groups.get(needs)?.jobs.push(job);
    }
    read += items.length;
    start = next;
  } while (start && read < maxJobs);
  return [...groups.values()].filter((group) => group !== undefined);
}

/**
 * Ids of the jobs that fit what a candidate states, in the order of the list of jobs that fit (decision 102).
 * @param languages packed, as stored
 * @param max how many at most
 */
export function fittingOf(groups: readonly NewJobs[], languages: string, now: EpochMs, max: number): number[] {
  const { languages: rows, modes } = unpackLanguages(languages);
  if (rows.length === 0) return [];
  const compared: FoundParts = new WeakMap();
  return groups
    .flatMap(({ requirements, jobs }) => {
      const { byFit } = rankJob(rows, modes, requirements, dayOf(now), compared);
      return isDigestFit(fitOfRank(byFit)) ? jobs.slice(0, max).map((job) => ({ ...job, byFit })) : [];
    })
    .sort((left, right) => right.byFit - left.byFit || compareNewest(left, right))
    .slice(0, max)
    .map(({ id }) => id);
}

const compareNewest = (left: NewJobs['jobs'][number], right: NewJobs['jobs'][number]): number =>
  left.created_at === right.created_at ? right.id - left.id : left.created_at < right.created_at ? 1 : -1;
