import type { CountedJob } from '#functions/entities/job/job-store.ts';
import { isPublicJob } from '#functions/entities/job/visibility.ts';
import { readRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import { isPublicCompany } from '#functions/entities/recruiter/visibility.ts';
import { isOpen } from '#shared/domain/closing-date.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/**
 * Whether everybody may know that a job is closed: it was public once, and neither an admin nor the state of its
 * recruiter hides it. Of other jobs it is not said that they exist. Reads the recruiter of an inactive job
 * (0.5 read units).
 */
export async function isKnownAsClosed({ job, ...counted }: CountedJob, now: EpochMs): Promise<boolean> {
  const { taken_down, recruiter_id } = job.summary;
  if (isPublicJob(job.summary)) return !isOpen(job.summary, now);
  if (taken_down || job.withdrawn || !wasPublic(job, counted)) return false;
  const recruiter = await readRecruiter(recruiter_id);
  return recruiter !== undefined && isPublicCompany(recruiter.summary);
}

/** Jobs from before it was stored count as published when a candidate opened them or applied. */
const wasPublic = (
  { published }: CountedJob['job'],
  { views_count, applications_count }: Omit<CountedJob, 'job'>,
): boolean => published === true || views_count + applications_count > 0;
