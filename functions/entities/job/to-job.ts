import { editVersion } from '#functions/data/edit-version.ts';
import { keys } from '#functions/data/keys.ts';
import { unpackRequirements } from '#functions/data/packed-requirements.ts';
import { answeredFields, fieldsOf } from '#functions/data/plain-fields.ts';
import { describeError, log } from '#functions/platform/log.ts';
import type { JobSummary as AnsweredSummary, Job } from '#shared/contracts/jobs.ts';
import { closesAt, daysLeft, stateOfJob, zoneWithout } from '#shared/domain/closing-date.ts';
import { listedJobFields, wholeJobFields } from '#shared/domain/job-fields.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import type { CountedJob } from './job-store.ts';
import type { JobSummary, StoredJob } from './stored-job.ts';

/** @throws TypeError or SyntaxError when its requirements cannot be unpacked */
function toJobSummary(job: JobSummary, now: EpochMs): AnsweredSummary {
  const { title, location, language, ...terms } = answeredFields(listedJobFields, job);
  return {
    id: job.id,
    title,
    description: job.description,
    location,
    language,
    language_requirements: unpackRequirements(job.language_requirements),
    ...terms,
    company_name: job.company_name,
    recruiter_id: job.recruiter_id,
    status: stateOfJob(job, now),
    is_active: job.is_active,
    closing_date: job.closing_date,
    ...(job.closing_date === null ? {} : { closing_zone: job.closing_zone ?? zoneWithout, closes_at: closesAt(job) }),
    ...(job.taken_down ? { is_taken_down: true } : {}),
    created_at: job.created_at,
  };
}

/** Jobs as lists answer them at `now`, without those whose requirements cannot be unpacked. The log names these. */
export const toJobSummaries = (jobs: readonly JobSummary[], now: EpochMs): AnsweredSummary[] =>
  jobs.flatMap((job) => {
    try {
      return [toJobSummary(job, now)];
    } catch (error) {
      log('ITEM_UNREADABLE', { key: keys.job(job.id).PK, ...describeError(error) });
      return [];
    }
  });

/** What the job form edits, as it is stored. */
export const editedJob = ({ summary, description, ...whole }: StoredJob) => ({
  ...fieldsOf(listedJobFields, summary),
  ...fieldsOf(wholeJobFields, whole),
  description,
  texts: whole.texts,
  language_requirements: summary.language_requirements,
  closing_date: summary.closing_date,
  closing_zone: summary.closing_date === null ? undefined : (summary.closing_zone ?? zoneWithout),
  is_active: summary.is_active,
});

/** The fields of a job that lists do not show, as answered; the description is no excerpt. */
export const wholeFields = ({ description, ...job }: StoredJob) => ({
  description,
  ...answeredFields(wholeJobFields, job),
});

/** The further texts of a job that has some. They are in no list: an answer has room for a hundred jobs without them. */
export const furtherTexts = ({ texts }: StoredJob) => (texts ? { texts } : {});

/** A whole job as answered. Guests get neither the recruiter's e-mail address nor a version. */
export function toJob({ job, ...figures }: CountedJob, now: EpochMs, forGuest: boolean): Job {
  return {
    ...toJobSummary(job.summary, now),
    ...wholeFields(job),
    ...furtherTexts(job),
    recruiter: { ...job.recruiter, email: forGuest ? null : job.recruiter.email },
    ...figures,
    days_left: daysLeft(job.summary, now),
    ...(forGuest ? {} : { version: editVersion(editedJob(job)) }),
  };
}
