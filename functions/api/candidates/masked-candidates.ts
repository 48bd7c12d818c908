import { readCandidate, readCandidates, visibleCandidates } from '#functions/entities/candidate/candidate-store.ts';
import { toMasked } from '#functions/entities/candidate/to-masked.ts';
import { viewedAmong } from '#functions/entities/subscription/candidate-view-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { candidateCalls } from '#shared/contracts/candidates.ts';
import { searchCandidates } from './candidate-search.ts';
import { publicVideo } from './public-candidates.ts';

/** Masked candidates, newest first; recruiters see which ones they have unlocked. */
export const listMasked: UseCase<typeof candidateCalls.listMasked> = async ({ query, page, caller, now }) => {
  const { limit: _, cursor: __, ...filters } = query;
  const { items, next, total } = await searchCandidates(filters, 'all', { page, now });
  if (caller.kind !== 'recruiter') return { items, next, total };
  const viewed = await viewedAmong(
    caller.id,
    items.map(({ id }) => id),
  );
  return { items: items.map((item) => ({ ...item, is_unlocked: viewed.has(item.id) })), next, total };
};

/** The latest candidates for the public showcase; with a video only where its owner made it public. */
export const latestMasked: UseCase<typeof candidateCalls.latestMasked> = async ({ query }) => {
  const { items } = await visibleCandidates({ page: { limit: query.limit, start: undefined } });
  const shown = items.filter((candidate) => candidate.video_public && candidate.has_video);
  // The stored profile decides whether the video is public: the index is eventually consistent.
  const profiles = await readCandidates(shown.map(({ id }) => id));
  return await Promise.all(
    items.map(async (candidate) => {
      const profile = profiles.get(candidate.id);
      return { ...toMasked(candidate), video: profile ? await publicVideo(profile) : null };
    }),
  );
};

/** One masked profile; of a candidate who is not active only for admins. */
export const maskedProfile: UseCase<typeof candidateCalls.maskedProfile> = async ({ params, caller }) => {
  const profile = await readCandidate(params.id, caller.kind === 'candidate');
  if (!profile || (profile.summary.state !== 'active' && caller.kind !== 'admin')) {
    throw new HttpError('CANDIDATE_NOT_FOUND');
  }
  const viewed = caller.kind === 'recruiter' ? await viewedAmong(caller.id, [params.id]) : new Set();
  return toMasked(profile.summary, viewed.has(params.id));
};
