import { unpackLanguages } from '#functions/data/packed-languages.ts';
import type { MaskedCandidate } from '#shared/contracts/candidates.ts';
import { maskCandidate } from '#shared/domain/redaction/masked-candidate.ts';
import type { CandidateSummary } from './stored-candidate.ts';
import { markOf } from './visibility.ts';

/** A candidate as shown to those who must not learn the person's identity; without links to files. */
export const toMasked = (candidate: CandidateSummary, isUnlocked = false): MaskedCandidate => ({
  ...maskCandidate(candidate),
  ...unpackLanguages(candidate.languages),
  avatar: candidate.avatar,
  created_at: candidate.created_at,
  has_cv: candidate.has_cv,
  has_video: candidate.has_video,
  video: null,
  is_unlocked: isUnlocked,
  ...markOf(candidate),
});
