import { readableCandidates } from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';
import { toMasked } from '#functions/entities/candidate/to-masked.ts';
import { isPublic } from '#functions/entities/candidate/visibility.ts';
import type { MaskedCandidate } from '#shared/contracts/candidates.ts';
import { videoAddress } from './to-candidate.ts';

/**
 * Candidates of the public list, masked, with their public videos (0.5 read units each). The stored profiles decide what
 * is shown: a withdrawn consent counts while the search index still has the old one, and the page is then shorter.
 */
export async function readPublicCandidates(ids: readonly number[]): Promise<MaskedCandidate[]> {
  const profiles = await readableCandidates(ids);
  const shown = ids.flatMap((id) => profiles.get(id) ?? []).filter(({ summary }) => isPublic(summary));
  return Promise.all(
    shown.map(async (profile) => ({ ...toMasked(profile.summary), video: await publicVideo(profile) })),
  );
}

/** The address of the video if its owner made it public, else null: short-lived for a file, the platform's for others. */
export const publicVideo = async (profile: CandidateProfile): Promise<string | null> =>
  profile.summary.video_public ? await videoAddress(profile) : null;
