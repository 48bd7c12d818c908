import type { JobSummary } from '#functions/entities/job/stored-job.ts';
import { jobIndex } from '#functions/services/search/job-index.ts';
import { jobQuery } from '#functions/services/search/job-query.ts';
import { find } from '#functions/services/search/search-store.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/** How many jobs one search returns. */
const perSearch = 1_000;

/**
 * Open jobs, newest first, from the search's index (0.5 read units at most once a second; 75 at most once in ten seconds
 * while no engine can answer, and then of the newest thousand). What they are now is not read again: a job that closes is gone
 * with the index, within five seconds.
 * @param options.tag a language that they ask for; absent: all jobs
 * @param options.max how many at most, in steps of a thousand
 */
export async function readOpenJobs(now: EpochMs, { tag, max }: { tag?: string; max: number }): Promise<JobSummary[]> {
  const languages =
    tag === undefined ? undefined : { conditions: [{ tag }], evidence: 'declared' as const, today: dayOf(now) };
  const query = { ...(await jobQuery({}, 'newest', now)), languages, limit: perSearch, counted: 'nothing' as const };
  const jobs: JobSummary[] = [];
  let after: Parameters<typeof find>[1]['after'];
  do {
    const answer = await find(jobIndex, { ...query, after }, now);
    jobs.push(...answer.found.map(({ summary }) => summary));
    after = answer.next;
  } while (after && jobs.length < max);
  return jobs.slice(0, max);
}
