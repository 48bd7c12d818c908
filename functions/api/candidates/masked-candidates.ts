import { leaveOut } from '#functions/data/parse-each.ts';
import { readableCandidates, readCandidate, visibleCandidates } from '#functions/entities/candidate/candidate-store.ts';
import { toMasked } from '#functions/entities/candidate/to-masked.ts';
import { isShowcased } from '#functions/entities/candidate/visibility.ts';
import type { UseCase } from '#functions/http/request.ts';
import { unlockedAmong } from '#functions/policies/candidate-access.ts';
import { listedFor } from '#functions/policies/listed-candidates.ts';
import { requireVisible } from '#functions/policies/visible-candidate.ts';
import { publicVideo } from '#functions/services/files/public-candidates.ts';
import type { candidateCalls } from '#shared/contracts/candidates.ts';
import { searchCandidates } from './candidate-search.ts';

/** Masked candidates, newest first, as the caller may see them. */
export const listMasked: UseCase<typeof candidateCalls.listMasked> = async ({ query, page, caller, now }) => {
  const { limit: _, cursor: __, ...filters } = query;
  const { items, ...found } = await searchCandidates(filters, 'all', { page, now, viewer: caller });
  return { ...found, items: await listedFor(caller, items, now) };
};

/**
 * The latest candidates for the public showcase, without those who opted out of it; with a video only where its owner made
 * it public. Instead of those who opted out it shows earlier ones (0.5 read units for each 4 KB of summaries).
 */
export const latestMasked: UseCase<typeof candidateCalls.latestMasked> = async ({ query }) => {
  const { items } = await visibleCandidates({
    page: { limit: query.limit, start: undefined },
    matches: isShowcased,
    keepsMost: true,
    margin: 1,
    onUnreadable: leaveOut,
  });
  const shown = items.filter((candidate) => candidate.video_public && candidate.has_video);
  // The stored profile decides whether the video is public: the index is eventually consistent.
  const profiles = await readableCandidates(shown.map(({ id }) => id));
  return await Promise.all(
    items.map(async (candidate) => {
      const profile = profiles.get(candidate.id);
      return { ...toMasked(candidate), video: profile ? await publicVideo(profile) : null };
    }),
  );
};

/** One masked profile, of a candidate whom the caller may see. */
export const maskedProfile: UseCase<typeof candidateCalls.maskedProfile> = async ({ params, caller, now }) => {
  const profile = await requireVisible(caller, await readCandidate(params.id, caller.kind === 'candidate'));
  const { unlocked, named } = await unlockedAmong(caller, [params.id], now);
  const name = named.has(params.id) ? profile.summary.name : null;
  return { ...toMasked(profile.summary, unlocked.has(params.id)), name };
};
