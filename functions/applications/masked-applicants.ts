import type { UseCase } from '#functions/runtime/request.ts';
import type { Applicant, applicationCalls } from '#shared/contracts/applications.ts';
import { maskCandidate } from '#shared/domain/masked-candidate.ts';
import { applicantsOfJob, applicationParts, filesOf, type ProfiledApplication } from './applicants-of-job.ts';
import { requireOwnJob } from './own-job.ts';

/** A job's applicants, masked. */
export const maskedApplicants: UseCase<typeof applicationCalls.applicants> = async ({ params, caller, page }) => {
  await requireOwnJob(params.id, caller);
  const { items, next } = await applicantsOfJob(params.id, page);
  return { items: await Promise.all(items.map(masked)), next };
};

const masked = async ({ application, profile }: ProfiledApplication): Promise<Applicant> => ({
  ...applicationParts(application),
  candidate: { ...maskCandidate(profile.card), ...(await filesOf(profile)) },
});
