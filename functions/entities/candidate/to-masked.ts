import type { MaskedCandidate } from '#shared/contracts/candidates.ts';
import { maskCandidate } from '#shared/domain/masked-candidate.ts';
import type { CandidateCard } from './candidate-store.ts';

/** A candidate for those who must not learn who it is; without a file's address. */
export const toMasked = (card: CandidateCard, isUnlocked = false): MaskedCandidate => ({
  ...maskCandidate(card),
  avatar: card.avatar,
  created_at: card.created_at,
  has_cv: card.has_cv,
  has_video: card.has_video,
  video: null,
  is_unlocked: isUnlocked,
});
