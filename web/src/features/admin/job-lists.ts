import { jobSearchCalls } from '#shared/contracts/job-search.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';

/** The lists that hide and show a recruiter's jobs with the account and its verification. */
export const jobLists = [jobCalls.list, jobSearchCalls.jobs, jobCalls.adminList] as const;
