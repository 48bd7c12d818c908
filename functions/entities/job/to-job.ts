import type { Job } from '#shared/contracts/jobs.ts';
import { daysLeft } from '#shared/domain/closing-date.ts';
import type { CountedJob } from './job-store.ts';

/** A whole job as answered; `now` in milliseconds since 1970. Guests do not get the recruiter's e-mail address. */
export function toJob({ job, ...figures }: CountedJob, now: number, forGuest: boolean): Job {
  return {
    ...job.card,
    description: job.description,
    requirements: job.requirements,
    benefits: job.benefits,
    languages: job.languages,
    recruiter: { ...job.recruiter, email: forGuest ? null : job.recruiter.email },
    ...figures,
    days_left: daysLeft(job.card.closing_date, now),
  };
}
