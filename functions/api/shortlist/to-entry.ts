import { unpackLanguages } from '#functions/data/packed-languages.ts';
import { answeredFields } from '#functions/data/plain-fields.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { markOf } from '#functions/entities/candidate/visibility.ts';
import { colleagueNames } from '#functions/entities/company/colleague-names.ts';
import { labelActors, toShownLabels } from '#functions/entities/label/stored-label.ts';
import { type ShortlistSummary, toInterview } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { readEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import { accessRefusal } from '#functions/policies/candidate-access.ts';
import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import { openCandidateFields } from '#shared/domain/candidate-fields.ts';
import { stateOf } from '#shared/domain/hiring-pipeline.ts';
import { maskCandidate } from '#shared/domain/redaction/masked-candidate.ts';
import { maskIdentity } from '#shared/domain/redaction/masking.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import type { ClocksOf } from './entry-clocks.ts';

/** The name of a colleague by id, without one of the founder; null for who left. */
type NameOf = (by: number | undefined) => string | null;

/** What answers say of entries beside what is stored in them. */
interface Beside {
  nameOf: NameOf;
  clocksOf: ClocksOf;
}

/** What answers about entries say beside what is stored in them: names of colleagues, and clocks where there are agreed times. */
export async function readBeside(caller: Caller, entries: readonly ShortlistSummary[]): Promise<Beside> {
  const dated = entries.filter((entry) => stateOf(entry) === 'interview' && entry.interview?.at);
  const [nameOf, clocksOf] = await Promise.all([
    namesFor(caller, entries),
    dated.length > 0 ? import('./entry-clocks.ts').then((clocks) => clocks.readEntryClocks(caller, dated)) : noClocks,
  ]);
  return { nameOf, clocksOf };
}

const noClocks: ClocksOf = () => ({});

/** Who changed entries and gave their labels (0.5 read units for each colleague). */
async function namesFor(caller: Caller, entries: readonly ShortlistSummary[]): Promise<NameOf> {
  const acted = entries.flatMap(({ by, labels }) => [...(by ?? []), ...labelActors(labels)]);
  const names = await colleagueNames(caller.id, acted);
  return (by) => (by === undefined ? caller.name : (names.get(by) ?? null));
}

/**
 * An entry as its recruiter sees it: contact details only of unlocked candidates, else null.
 * @param hasAccess whether the recruiter may see candidates' contact details now
 */
export function toEntry(
  entry: ShortlistSummary,
  hasAccess: boolean,
  { nameOf, clocksOf }: Beside = { nameOf: () => null, clocksOf: noClocks },
): ShortlistEntry {
  const { id, status, notes, shortlisted_at, job, by, labels } = entry;
  const actors = by?.map((each) => ({ at: each.at, name: nameOf(each.id) }));
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
  const { interview } = toInterview(entry);
  return {
    id,
    status,
    ...(interview && { interview: { ...interview, ...clocksOf(entry) } }),
    notes,
    shortlisted_at,
    candidate: { ...shown, ...languages, ...markOf(entry.candidate) },
    job,
    ...(actors && { actors }),
    ...toShownLabels(labels, nameOf),
  };
}

/** The same for one entry of the caller's; the entitlement is read only for unlocked entries (1 read unit). */
export async function entryFor(entry: ShortlistSummary, caller: Caller, now: EpochMs): Promise<ShortlistEntry> {
  const [entitlement, beside] = await Promise.all([
    entry.unlocked ? readEntitlement(caller.id) : undefined,
    readBeside(caller, [entry]),
  ]);
  return toEntry(entry, accessRefusal(caller, entitlement, now) === undefined, beside);
}
