import { readCandidates, visibleCandidates } from '#functions/entities/candidate/candidate-store.ts';
import { toMasked } from '#functions/entities/candidate/to-masked.ts';
import type { UseCase } from '#functions/http/request.ts';
import { fileAddress } from '#functions/services/files/file-store.ts';
import type { candidateCalls } from '#shared/contracts/candidates.ts';

/** The latest candidates for the public showcase; a video only where its owner allows that. */
export const latestMasked: UseCase<typeof candidateCalls.latestMasked> = async ({ query }) => {
  const { items } = await visibleCandidates({ page: { limit: query.limit, start: undefined } });
  const shown = items.filter((card) => card.video_public && card.has_video);
  // The stored profile decides: the index may be a moment behind the owner's wish.
  const profiles = await readCandidates(shown.map(({ id }) => id));
  return await Promise.all(
    items.map(async (card) => {
      const profile = profiles.get(card.id);
      const video = profile?.card.video_public ? await fileAddress(profile.video_key, 'video') : null;
      return { ...toMasked(card), video };
    }),
  );
};
