import { isBetween } from '#functions/data/conditions.ts';
import { keys } from '#functions/data/keys.ts';
import { queryItems, readItem } from '#functions/data/query.ts';
import { write } from '#functions/data/write.ts';
import { type CountedFigures, countedApplications, readCountedFigures } from './job-store.ts';
import { type ApplicantCount, applicantCountSchemaVersion, parseApplicantCount } from './stored-applicant-count.ts';

// A job's figures are beside the job. The copies in the recruiter's partition are side by side, so that a list of the
// recruiter's jobs reads all of its counts in one query.

type Counts = Omit<ApplicantCount, 'job_id'>;

/** The copy of a job's numbers of applications for the recruiter's list. */
export const applicantCountItem = (
  recruiterId: number,
  jobId: number,
  { applications_count, answered_count, waiting_count }: CountedFigures,
) => ({
  ...keys.applicantCount(recruiterId, jobId),
  entity: 'applicant_count',
  schema_version: applicantCountSchemaVersion,
  job_id: jobId,
  // Stream records may come out of order, so a sum may be below 0 for a moment.
  applications_count: Math.max(applications_count, 0),
  // Applications from before answers were counted are in neither figure.
  ...(answered_count + waiting_count === applications_count && { waiting_count: Math.max(waiting_count, 0) }),
});

/**
 * Copies a job's present numbers of applications, or deletes the copy of a job that is gone (1 read unit for each 4 KB of
 * the job, 1 write unit). The records of one job come one after the other, so the last copy has the last number.
 */
export async function copyApplicantCount(recruiterId: number, jobId: number): Promise<void> {
  const figures = await readCountedFigures(jobId);
  if (figures === undefined) await write({ Delete: { Key: keys.applicantCount(recruiterId, jobId) } });
  else await write({ Put: { Item: applicantCountItem(recruiterId, jobId, figures) } });
}

/**
 * How many applications these jobs of a recruiter have, in one query over the range of their ids: 0.5 read units for
 * each 4 KB, about 40 jobs; 0.5 more for each job from before there were copies.
 */
export async function applicantCounts(recruiterId: number, jobIds: readonly number[]): Promise<Map<number, Counts>> {
  if (jobIds.length === 0) return new Map();
  const first = keys.applicantCount(recruiterId, Math.min(...jobIds));
  const { SK: last } = keys.applicantCount(recruiterId, Math.max(...jobIds));
  const { items } = await queryItems(first, { sort: isBetween(first.SK, last) });
  const copies = items.map((item) => parseApplicantCount(item));
  const counts = new Map(copies.map(({ job_id, ...count }) => [job_id, count]));
  const uncopied = await countedApplications(jobIds.filter((id) => !counts.has(id)));
  return new Map(jobIds.map((id) => [id, counts.get(id) ?? { applications_count: uncopied.get(id) ?? 0 }]));
}

/** Whether there is a copy of a job's number of applications (0.5 read units). */
export async function hasApplicantCount(recruiterId: number, jobId: number): Promise<boolean> {
  return (await readItem(keys.applicantCount(recruiterId, jobId), { consistent: false })) !== undefined;
}
