import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';
import type { Candidate } from '#shared/contracts/candidates.ts';
import { fileAddress } from './file-store.ts';

/** A profile as its owner, admins and entitled recruiters see it, with short-lived addresses of its files. */
export async function toCandidate(profile: CandidateProfile): Promise<Candidate> {
  const { has_cv: _, has_video: __, state: ___, ...shown } = profile.summary;
  const [cv, video] = await Promise.all([fileAddress(profile.cv_key, 'cv'), fileAddress(profile.video_key, 'video')]);
  return { ...shown, cv, video };
}
