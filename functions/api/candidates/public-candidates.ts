import { readCandidates } from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';
import { toMasked } from '#functions/entities/candidate/to-masked.ts';
import type { UseCase } from '#functions/http/request.ts';
import { fileAddress } from '#functions/services/files/file-store.ts';
import type { candidateCalls } from '#shared/contracts/candidates.ts';
import { searchCandidates } from './candidate-search.ts';

/**
 * Masked candidates who agreed to be in the public list, newest first (0.5 read units for each, besides the search). The
 * stored profiles decide what is shown: a withdrawn consent counts while the search index still has the old one, and the
 * page is then shorter.
 */
export const listPublic: UseCase<typeof candidateCalls.listPublic> = async ({ query, page, now }) => {
  const { limit: _, cursor: __, ...filters } = query;
  const { items, next, total } = await searchCandidates(filters, 'public', { page, now });
  const profiles = await readCandidates(items.map(({ id }) => id));
  const shown = items.flatMap(({ id }) => profiles.get(id) ?? []).filter(isPublic);
  const masked = shown.map(async (profile) => ({ ...toMasked(profile.summary), video: await publicVideo(profile) }));
  return { items: await Promise.all(masked), next, total };
};

const isPublic = ({ summary }: CandidateProfile) => summary.state === 'active' && summary.profile_public;

/** A short-lived link to the video if its owner made it public, else null. */
export const publicVideo = async ({ summary, video_key }: CandidateProfile): Promise<string | null> =>
  summary.video_public ? await fileAddress(video_key, 'video') : null;
