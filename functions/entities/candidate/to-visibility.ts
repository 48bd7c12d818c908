import type { Visibility } from '#shared/contracts/visibility.ts';
import type { CandidateSummary } from './stored-candidate.ts';

/** What a candidate chose about who may see them, as they see it themselves. */
export const toVisibility = ({ paused, in_showcase, blocks }: CandidateSummary): Visibility => ({
  paused,
  in_showcase,
  blocked: blocks.map(({ company_id = null, name, at }) => ({ company_id, name, blocked_at: at })),
});
