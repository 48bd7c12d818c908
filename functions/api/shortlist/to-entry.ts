import type { Caller } from '#functions/entities/account/caller.ts';
import type { ShortlistCard } from '#functions/entities/shortlist/shortlist-store.ts';
import { readEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import { accessRefusal } from '#functions/policies/candidate-access.ts';
import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import { maskCandidate } from '#shared/domain/masked-candidate.ts';
import { maskIdentity } from '#shared/domain/masking.ts';

/**
 * An entry as its recruiter sees it: contact details only of unlocked candidates, else null.
 * @param hasAccess whether the recruiter may see candidates' contact details now
 */
export function toEntry(card: ShortlistCard, hasAccess: boolean): ShortlistEntry {
  const { id, status, notes, shortlisted_at, job } = card;
  const candidate =
    card.unlocked && hasAccess
      ? { ...card.candidate, ...maskIdentity(card.candidate) }
      : {
          ...card.candidate,
          ...maskCandidate(card.candidate),
          name: null,
          email: null,
          phone: null,
        };
  return { id, status, notes, shortlisted_at, candidate, job };
}

/** The same for a single entry of the caller's; the entitlement is read only where it matters (1 read unit). */
export async function entryFor(card: ShortlistCard, caller: Caller, now: number): Promise<ShortlistEntry> {
  const entitlement = card.unlocked ? await readEntitlement(caller.id) : undefined;
  return toEntry(card, accessRefusal(caller, entitlement, now) === undefined);
}
