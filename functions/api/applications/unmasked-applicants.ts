import { auditListRead } from '#functions/entities/audit/read-audit-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { requireCandidateAccess, requireVerified } from '#functions/policies/candidate-access.ts';
import { fileAddress } from '#functions/services/files/file-store.ts';
import type { applicationCalls, UnmaskedApplicant } from '#shared/contracts/applications.ts';
import { applicantsOfJob, applicationParts, type ProfiledApplication } from './applicants-of-job.ts';
import { requireOwnJob } from './own-job.ts';

/**
 * A job's applicants with their contact details and files, for its recruiter when verified and under an active
 * subscription, and for admins.
 * It uses up no view of the plan: applicants came by themselves.
 */
export const unmaskedApplicants: UseCase<typeof applicationCalls.unmaskedApplicants> = async (request) => {
  const { params, caller, page, now } = request;
  requireVerified(caller);
  await requireOwnJob(params.id, caller);
  await requireCandidateAccess(caller, now);
  const { items, next } = await applicantsOfJob(params.id, page);
  await auditListRead(
    caller,
    'candidate',
    items.map(({ profile }) => profile.card.id),
    now,
  );
  return { items: await Promise.all(items.map(unmasked)), next };
};

async function unmasked({ application, profile }: ProfiledApplication): Promise<UnmaskedApplicant> {
  const { card, cv_key, video_key } = profile;
  const [cv, video] = await Promise.all([fileAddress(cv_key, 'cv'), fileAddress(video_key, 'video')]);
  return { ...applicationParts(application), candidate: { ...card, cv, video } };
}
