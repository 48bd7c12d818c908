import { latestApplicationsTo } from '#functions/entities/application/application-list-store.ts';
import { activeAmong } from '#functions/entities/candidate/candidate-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { applicationCalls } from '#shared/contracts/applications.ts';

/** How many applications the recruiter's dashboard shows. */
const shown = 10;

/** How many are looked at, so that some of candidates who are not active leave the list full. */
const lookedAt = 20;

/** The latest applications of active candidates to a recruiter's jobs, masked (1 read unit, and 0.5 for each candidate). */
export const recentApplications: UseCase<typeof applicationCalls.recent> = async ({ params }) => {
  const latest = await latestApplicationsTo(params.id, lookedAt);
  const active = await activeAmong(latest.map(({ candidate_id }) => candidate_id));
  return latest.filter(({ candidate_id }) => active.has(candidate_id)).slice(0, shown);
};
