import { unpackLanguages } from '#functions/data/packed-languages.ts';
import { answeredFields } from '#functions/data/plain-fields.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { markOf } from '#functions/entities/candidate/visibility.ts';
import type { ShortlistSummary } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { readEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import { accessRefusal } from '#functions/policies/candidate-access.ts';
import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import { openCandidateFields } from '#shared/domain/candidate-fields.ts';
import { maskCandidate } from '#shared/domain/redaction/masked-candidate.ts';
import { maskIdentity } from '#shared/domain/redaction/masking.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/**
 * An entry as its recruiter sees it: contact details only of unlocked candidates, else null.
 * @param hasAccess whether the recruiter may see candidates' contact details now
 */
export function toEntry(entry: ShortlistSummary, hasAccess: boolean): ShortlistEntry {
  const { id, status, notes, shortlisted_at, job } = entry;
  const candidate =
    entry.unlocked && hasAccess
      ? {
          ...entry.candidate,
          ...answeredFields(openCandidateFields, entry.candidate),
          ...maskIdentity(entry.candidate),
        }
      : {
          ...entry.candidate,
          ...maskCandidate(entry.candidate),
          name: null,
          email: null,
          phone: null,
        };
  const languages = unpackLanguages(entry.candidate.languages);
  const { paused: _, ...shown } = candidate;
  return { id, status, notes, shortlisted_at, candidate: { ...shown, ...languages, ...markOf(entry.candidate) }, job };
}

/** The same for one entry of the caller's; the entitlement is read only for unlocked entries (1 read unit). */
export async function entryFor(entry: ShortlistSummary, caller: Caller, now: EpochMs): Promise<ShortlistEntry> {
  const entitlement = entry.unlocked ? await readEntitlement(caller.id) : undefined;
  return toEntry(entry, accessRefusal(caller, entitlement, now) === undefined);
}
