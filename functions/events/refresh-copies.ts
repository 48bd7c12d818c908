import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { type CandidateSummary, candidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { copyOf, refreshCopiesOf, refreshCopy } from '#functions/entities/shortlist/shortlist-copy-store.ts';
import { markUnlocked } from '#functions/entities/shortlist/shortlist-store.ts';

const candidate = z.object({ card: candidateSummary });
const candidateView = z.object({ recruiter_id: z.int(), candidate_id: z.int() });
const shortlistEntry = z.object({
  card: z.object({ recruiter_id: z.int(), candidate: z.object({ id: z.int() }) }),
});

/** What shortlists show of a candidate, and whether they show it at all. */
const shownOf = (card: CandidateSummary) => ({ ...copyOf(card), state: card.state });

/**
 * Keeps the copies on shortlists fresh, and entries off them whose candidate's account is not active. Each write looks at the present state, so that repeated, late and shuffled
 * records lead to the same copies.
 */
export async function refreshCopies({ entity, before, after }: Change): Promise<void> {
  if (!after) return;
  if (entity === 'candidate_view' && !before) {
    const { recruiter_id, candidate_id } = candidateView.parse(after);
    await markUnlocked(recruiter_id, candidate_id);
  }
  if (entity === 'shortlist_entry' && !before) {
    const { card } = shortlistEntry.parse(after);
    await refreshCopy(card.recruiter_id, card.candidate.id);
  }
  if (entity === 'candidate' && before) {
    const [old, changed] = [before, after].map((image) => shownOf(candidate.parse(image).card));
    if (changed && !isDeepStrictEqual(old, changed)) await refreshCopiesOf(changed.id);
  }
}
