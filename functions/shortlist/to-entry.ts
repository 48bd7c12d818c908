import { type Entitlement, isActive, readEntitlement } from '#functions/subscriptions/entitlement-store.ts';
import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import { maskCandidate } from '#shared/domain/masked-candidate.ts';
import { maskIdentity } from '#shared/domain/masking.ts';
import type { ShortlistCard } from './shortlist-store.ts';

/**
 * An entry as its recruiter sees it: contact details only of unlocked candidates, and only while a subscription is
 * active at `now` (milliseconds since 1970); else null.
 */
export function toEntry(card: ShortlistCard, entitlement: Entitlement | undefined, now: number): ShortlistEntry {
  const { id, status, notes, shortlisted_at, job } = card;
  const isOpen = card.unlocked && isActive(entitlement, now);
  const candidate = isOpen
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

/** The same for a single entry; the entitlement is read only where it matters (1 read unit). */
export const entryFor = async (card: ShortlistCard, now: number): Promise<ShortlistEntry> =>
  toEntry(card, card.unlocked ? await readEntitlement(card.recruiter_id) : undefined, now);
