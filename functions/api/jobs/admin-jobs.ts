import { auditListRead } from '#functions/entities/audit/read-audit-store.ts';
import { allJobs } from '#functions/entities/job/all-jobs.ts';
import { readJobs } from '#functions/entities/job/job-store.ts';
import type { JobSummary } from '#functions/entities/job/stored-job.ts';
import { toJobSummaries, wholeFields } from '#functions/entities/job/to-job.ts';
import { readRecruiters } from '#functions/entities/recruiter/recruiter-store.ts';
import { type CountedFigures, countedTotal } from '#functions/entities/statistics/statistics-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';
import { includesSpelled, spell } from '#shared/domain/spelled-text.ts';

/**
 * Jobs of all recruiters for the admins' job management, active or not, newest first, with the recruiters' names. Whole
 * texts cost 0.5 read units for each 4 KB of a job.
 */
export const listJobsForAdmins: UseCase<typeof jobCalls.adminList> = async ({ query, page, caller, now }) => {
  const matches = keywordMatcher(query.keyword);
  const { items, next } = await allJobs({ page, state: query.status, matches, now });
  const recruiters = await readRecruiters(items.map(({ recruiter_id }) => recruiter_id));
  const texts = query.texts === 'whole' ? await wholeTexts(items.map(({ id }) => id)) : undefined;
  await auditListRead(caller, 'recruiter', [...recruiters.keys()], now);
  const total = matches ? undefined : await countedTotal({ page, next, now }, counts[query.status ?? 'all']);
  return {
    items: toJobSummaries(items, now).map((job) => {
      const recruiter = recruiters.get(job.recruiter_id);
      return { ...job, ...texts?.get(job.id), recruiter: recruiter ? { name: recruiter.name } : null };
    }),
    next,
    total,
  };
};

/** How many jobs of a state there are. */
const counts = {
  all: ({ allJobs }) => allJobs,
  active: ({ openJobs }) => openJobs,
  closed: ({ openJobs, totalJobs }) => Math.max(0, totalJobs - openJobs),
  inactive: ({ allJobs, totalJobs }) => Math.max(0, allJobs - totalJobs),
} as const satisfies Record<string, (figures: CountedFigures) => number>;

/** What lists do not show of jobs, by their ids. */
async function wholeTexts(ids: readonly number[]) {
  const jobs = await readJobs(ids);
  return new Map(jobs.map((job) => [job.summary.id, wholeFields(job)]));
}

/** Matches a keyword in title, company or location, whatever its case and accents; undefined without a keyword. */
function keywordMatcher(keyword = ''): ((job: JobSummary) => boolean) | undefined {
  const sought = spell(keyword);
  if (sought.text === '') return undefined;
  return ({ title, company_name, location }) =>
    [title, company_name, location].some((text) => includesSpelled(text, sought));
}
