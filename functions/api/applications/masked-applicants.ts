import type { UseCase } from '#functions/http/request.ts';
import { fileAddress } from '#functions/services/files/file-store.ts';
import type { Applicant, applicationCalls } from '#shared/contracts/applications.ts';
import { maskCandidate } from '#shared/domain/masked-candidate.ts';
import { applicantsOfJob, applicationParts, type ProfiledApplication } from './applicants-of-job.ts';
import { requireOwnJob } from './own-job.ts';

/** A job's applicants, masked. Of their files it gives only the address of a video that its owner made public. */
export const maskedApplicants: UseCase<typeof applicationCalls.applicants> = async ({ params, caller, page }) => {
  await requireOwnJob(params.id, caller);
  const { items, next } = await applicantsOfJob(params.id, page);
  return { items: await Promise.all(items.map(masked)), next };
};

async function masked({ application, profile: { card, video_key } }: ProfiledApplication): Promise<Applicant> {
  const { has_cv, has_video, video_public } = card;
  const video = video_public ? await fileAddress(video_key, 'video') : null;
  return { ...applicationParts(application), candidate: { ...maskCandidate(card), has_cv, has_video, video } };
}
