/** The fixed terms of job postings and their search. */

export const jobTypes = ['full-time', 'part-time', 'contract', 'internship', 'freelance'] as const;
export type JobType = (typeof jobTypes)[number];

export const experienceLevels = ['entry', 'mid', 'senior', 'lead', 'executive'] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

/** Sort orders of the job search; the first is the default. `relevance` depends on the keyword. */
export const jobSorts = ['newest', 'salary', 'relevance'] as const;
export type JobSort = (typeof jobSorts)[number];

/** Sort orders of the job search with filters for languages; `match` and `fit` are for candidates. */
export const jobSearchSorts = [...jobSorts, 'match', 'fit'] as const;
export type JobSearchSort = (typeof jobSearchSorts)[number];

/**
 * How a job fits a candidate, the best first: what is required is met, unclear or short by one level; a language is required that
 * the candidate does not state; a level is short by more.
 */
export const jobFits = ['met', 'unclear', 'short', 'not_stated', 'further'] as const;
export type JobFit = (typeof jobFits)[number];
