import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { type CandidateSummary, candidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { copyOf, refreshCopiesOf, refreshCopy } from '#functions/entities/shortlist/shortlist-copy-store.ts';
import { markUnlocked } from '#functions/entities/shortlist/shortlist-store.ts';
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

/** What shortlists show of a candidate, and whether they show the candidate at all. */
const shownOf = (summary: CandidateSummary) => ({ ...copyOf(summary), state: summary.state });

/**
 * Keeps the candidates' copies on shortlists fresh, and hides entries whose candidate's account is not active. Each
 * write reads the present state, so that duplicate, late and reordered records lead to the same copies.
 */
export async function refreshCopies({ entity, before, after }: Change): Promise<void> {
  if (!after) return;
  if (entity === 'candidate_view' && !before) {
    const { recruiter_id, candidate_id } = view.parse(after);
    await markUnlocked(recruiter_id, candidate_id);
  }
  if (entity === 'shortlist_entry' && !before) {
    const { summary } = shortlistEntry.parse(after);
    await refreshCopy(summary.recruiter_id, summary.candidate.id);
  }
  if (entity === 'candidate' && before) {
    const [old, changed] = [before, after].map((image) => shownOf(candidate.parse(image).summary));
    if (changed && !isDeepStrictEqual(old, changed)) await refreshCopiesOf(changed.id);
  }
}
