import { readCandidates, visibleCandidates } from '#functions/entities/candidate/candidate-store.ts';
import { toMasked } from '#functions/entities/candidate/to-masked.ts';
import type { UseCase } from '#functions/http/request.ts';
import { fileAddress } from '#functions/services/files/file-store.ts';
import type { candidateCalls } from '#shared/contracts/candidates.ts';

/** The latest candidates for the public showcase; with a video only where its owner made it public. */
export const latestMasked: UseCase<typeof candidateCalls.latestMasked> = async ({ query }) => {
  const { items } = await visibleCandidates({ page: { limit: query.limit, start: undefined } });
  const shown = items.filter((candidate) => candidate.video_public && candidate.has_video);
  // The stored profile decides whether the video is public: the index is eventually consistent.
  const profiles = await readCandidates(shown.map(({ id }) => id));
  return await Promise.all(
    items.map(async (candidate) => {
      const profile = profiles.get(candidate.id);
      const video = profile?.card.video_public ? await fileAddress(profile.video_key, 'video') : null;
      return { ...toMasked(candidate), video };
    }),
  );
};
