import { storedFields } from '#functions/api/jobs/stored-fields.ts';
import { pairOf } from '#functions/data/pair-id.ts';
import { toItem } from '#functions/data/summary.ts';
import { putNewApplication } from '#functions/entities/application/application-store.ts';
import type { CandidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { newJobPut } from '#functions/entities/job/job-writes.ts';
import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import type { RecruiterSummary } from '#functions/entities/recruiter/stored-recruiter.ts';
import { jobViewWrites } from '#functions/entities/view/view-store.ts';
import { maskName } from '#shared/domain/masking.ts';
import { toIso } from '#shared/domain/time.ts';
import type { DemoApplication, DemoJob, DemoJobView } from './demo-types.ts';
import { type ItemVersion, itemOf, versionsAt } from './item-version.ts';

/** The item of a posted job, with its summary for other items. */
export const jobItem = (
  { created_at, ...fields }: DemoJob,
  id: number,
  { id: recruiter_id, name, company_name, email }: RecruiterSummary,
): { job: StoredJob; version: ItemVersion } => {
  const { summary, ...texts } = storedFields({ ...fields, recruiter_id }, true);
  const job: StoredJob = {
    summary: { ...summary, id, recruiter_id, company_name, created_at: toIso(created_at) },
    ...texts,
    languages: [],
    recruiter: { name, company_name, email },
    version: 1,
  };
  return { job, version: { at: created_at, item: itemOf({ Put: newJobPut(job) }) } };
};

/** The items of a candidate's first view of a job. */
export const jobViewItems = ({ viewed_at }: DemoJobView, job: StoredJob, candidate: CandidateSummary): ItemVersion[] =>
  versionsAt(viewed_at, jobViewWrites(job.summary.id, candidate.id, viewed_at));

/** An application, and its later version when the status has changed. */
export const applicationItems = (
  { status, notes, applied_at, changed_at }: DemoApplication,
  job: StoredJob,
  candidate: CandidateSummary,
): ItemVersion[] => {
  const { id, title, company_name, location, language, job_type, recruiter_id } = job.summary;
  const summary = {
    application_id: pairOf(id, candidate.id),
    job_id: id,
    candidate_id: candidate.id,
    recruiter_id,
    status: 'applied' as const,
    applied_at: toIso(applied_at),
    job: { id, title, company_name, location, language, job_type },
    masked_name: maskName(candidate.name),
    language: candidate.language,
  };
  const item = itemOf(putNewApplication(summary));
  const changed = { ...item, ...toItem({ summary: { ...summary, status }, notes, version: 2 }) };
  return [{ at: applied_at, item }, ...(status === 'applied' ? [] : [{ at: changed_at, item: changed }])];
};
