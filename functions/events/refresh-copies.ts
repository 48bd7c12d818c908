import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import type { FanOutRest } from '#functions/data/fan-out/stored-fan-out.ts';
import type { PageKey } from '#functions/data/page.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { type CandidateSummary, candidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { shortlistSummary } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { candidateView } from '#functions/entities/view/stored-view.ts';

const candidate = itemSchema({ summary: candidateSummary });
const view = z.pick(candidateView, { recruiter_id: true, candidate_id: true });
const shortlistEntry = itemSchema({
  summary: z.object({
    recruiter_id: shortlistSummary.shape.recruiter_id,
    candidate: z.pick(shortlistSummary.shape.candidate, { id: true }),
  }),
});

/** Loaded with the first change that shortlists follow. */
const loadCopies = () => import('#functions/entities/shortlist/shortlist-copy-store.ts');

/** What shortlists show of a candidate, and whether they show the candidate at all. */
const shownOf = (summary: CandidateSummary, copyOf: (summary: CandidateSummary) => object) => ({
  ...copyOf(summary),
  state: summary.state,
  blocks: summary.blocks,
});

/**
 * Keeps a new shortlist entry, and one whose candidate was unlocked or is so no longer, fresh. Each write reads the present state, so that
 * duplicate, late and reordered records lead to the same copies.
 */
export async function refreshCopies({ entity, before, after }: Change): Promise<void> {
  if (entity === 'candidate_view') {
    const { recruiter_id, candidate_id } = view.parse(after ?? before);
    await (await import('#functions/entities/shortlist/entry-writes.ts')).markUnlocked(recruiter_id, candidate_id);
  }
  if (entity === 'shortlist_entry' && after && !before) {
    const { summary } = shortlistEntry.parse(after);
    await (await loadCopies()).refreshCopy(summary.recruiter_id, summary.candidate.id);
  }
}

/**
 * Copies a changed profile to the shortlists with it, and hides entries whose candidate's account is not active.
 * @returns the shortlists that a later run has to refresh
 */
export async function copyCandidate({ before, after }: Change): Promise<FanOutRest[]> {
  if (!before || !after) return [];
  const { summary } = candidate.parse(after);
  const { copyOf } = await loadCopies();
  const isShown = !isDeepStrictEqual(shownOf(candidate.parse(before).summary, copyOf), shownOf(summary, copyOf));
  return isShown ? await refreshShortlists(summary.id) : [];
}

/**
 * Refreshes shortlists with a candidate, from where an earlier run stopped.
 * @returns the shortlists that a later run has to refresh
 */
export async function refreshShortlists(candidate_id: number, start?: PageKey): Promise<FanOutRest[]> {
  const next = await (await loadCopies()).refreshCopiesOf(candidate_id, start);
  return next ? [{ of: 'shortlists', candidate_id, next }] : [];
}
