import { type Caller, colleagueOf } from '#functions/entities/account/caller.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { isBlocked } from '#functions/entities/candidate/visibility.ts';
import {
  changeEntry,
  type EntryMove,
  removeEntry as removeFromShortlist,
} from '#functions/entities/hiring/change-entry.ts';
import { mayMove } from '#functions/entities/hiring/hiring-moves.ts';
import { actedBy, type StoredEntry } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { isVisible } from '#functions/policies/visible-candidate.ts';
import type { ShortlistEntry, shortlistCalls } from '#shared/contracts/shortlist.ts';
import { isAsShown, stateOf, statusOf } from '#shared/domain/hiring-pipeline.ts';
import { parseTimeline, rejectionLine, statusChangedLine, withLine } from '#shared/domain/shortlist-timeline.ts';
import { type EpochMs, minuteMs, toEpochMs, toIso } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';
import { entryFor } from './to-entry.ts';

/** Sets any status, with a line in the timeline. */
export const updateStatus: UseCase<typeof shortlistCalls.updateStatus, StoredEntry> = (request) => {
  const { status, notes: note } = request.body;
  const { now, caller } = request;
  const line = statusChangedLine(status, note, toIso(now));
  return moveEntry(request, { status, note, line, colleague: colleagueOf(caller), now });
};

/** Rejects a candidate, with the reason in the timeline. */
export const reject: UseCase<typeof shortlistCalls.reject, StoredEntry> = (request) => {
  const { rejection_reason: note } = request.body;
  const { now, caller } = request;
  const line = rejectionLine(note, toIso(now));
  return moveEntry(request, { status: 'rejected', note, line, colleague: colleagueOf(caller), now });
};

/** The same move again within this time is a repeated request, not a second move. */
const repeatedWithinMs = 5 * minuteMs;

/** Whether the entry's latest move is this one: the client repeats a request whose response was lost. */
function isRepeated(notes: string, line: string, now: EpochMs): boolean {
  const [latest, move] = [parseTimeline(notes).at(-1), parseTimeline(line)[0]];
  const isSame = latest?.kind === move?.kind && latest?.status === move?.status && latest?.text === move?.text;
  return latest !== undefined && isSame && now - toEpochMs(latest.at) < repeatedWithinMs;
}

/** The stream hides the entry within seconds; until then this keeps the answer from showing contact details. */
async function requireSeen(candidateId: number, caller: Caller): Promise<void> {
  const profile = await readCandidate(candidateId);
  const isSeen = profile && !isBlocked(profile.summary, caller) && (await isVisible(caller, profile));
  if (!isSeen) throw new HttpError('NOT_FOUND');
}

/** Moves an entry and its application on, once however often the request is repeated. A rejection cannot be undone. */
async function moveEntry(
  { caller, latest }: Pick<PortalRequest<typeof shortlistCalls.reject, StoredEntry>, 'caller' | 'latest'>,
  move: EntryMove,
): Promise<ShortlistEntry> {
  const { status, line, colleague, now } = move;
  const { summary } = await changeLatest(latest, async (entry) => {
    await requireSeen(entry.summary.candidate.id, caller);
    if (!mayMove('move', stateOf(entry.summary))) {
      throw new HttpError('INVALID_STATE', { text: textId('candidate_rejected') });
    }
    if (isRepeated(entry.summary.notes, line, now)) return true;
    return await changeEntry(entry, move);
  });
  if (isRepeated(summary.notes, line, now)) return await entryFor(summary, caller, now);
  const by = actedBy(summary.by, toIso(now), colleague) ?? summary.by;
  const interview = status === 'interview' ? (summary.interview ?? {}) : undefined;
  const changed = { ...summary, status: statusOf(status), interview, notes: withLine(summary.notes, line), by };
  return await entryFor(changed, caller, now);
}

/**
 * Removes a candidate from the shortlist, and returns their application to reviewed, unless they are hired or rejected.
 * @throws HttpError CHANGED_MEANWHILE when the entry has not the status that was shown
 */
export const removeEntry: UseCase<typeof shortlistCalls.remove, StoredEntry> = async ({ latest, query, now }) => {
  await changeLatest(latest, (entry) => {
    const { shown_status: shown } = query;
    if (shown && !isAsShown(entry.summary, shown)) throw new HttpError('CHANGED_MEANWHILE');
    return removeFromShortlist(entry, now);
  });
  return undefined;
};

/** How often a changing entry is read again; each attempt that fails means that another change succeeded. */
const attempts = 5;

/**
 * Changes an entry by `write`, with retries while concurrent changes win.
 * @throws HttpError what reading and `write` throw, and 400 when no attempt succeeded
 */
export async function changeLatest(
  latest: () => Promise<StoredEntry>,
  write: (entry: StoredEntry) => Promise<boolean>,
): Promise<StoredEntry> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const entry = await latest();
    if (await write(entry)) return entry;
  }
  throw new HttpError('INVALID_STATE');
}
