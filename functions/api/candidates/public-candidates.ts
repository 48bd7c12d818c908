import { readCandidates } from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';
import { toMasked } from '#functions/entities/candidate/to-masked.ts';
import type { UseCase } from '#functions/http/request.ts';
import { fileAddress } from '#functions/services/files/file-store.ts';
import type { candidateCalls } from '#shared/contracts/candidates.ts';
import { searchCandidates } from './candidate-search.ts';

/**
 * Candidates who agreed to be seen by everybody, masked, newest first (0.5 read units for each, besides the search). The
 * stored profiles decide what is shown, as index and list are eventually consistent: a consent that was withdrawn counts
 * at once, and its place on the page stays empty.
 */
export const listPublic: UseCase<typeof candidateCalls.listPublic> = async ({ query, page, now }) => {
  const { limit: _, cursor: __, ...filters } = query;
  const { items, next } = await searchCandidates(filters, 'public', { page, now });
  const profiles = await readCandidates(items.map(({ id }) => id));
  const shown = items.flatMap(({ id }) => profiles.get(id) ?? []).filter(isPublic);
  const masked = shown.map(async (profile) => ({ ...toMasked(profile.summary), video: await publicVideo(profile) }));
  return { items: await Promise.all(masked), next };
};

const isPublic = ({ summary }: CandidateProfile) => summary.state === 'active' && summary.profile_public;

/** A link to the video where its owner made it public, else null. */
export const publicVideo = async ({ summary, video_key }: CandidateProfile): Promise<string | null> =>
  summary.video_public ? await fileAddress(video_key, 'video') : null;
