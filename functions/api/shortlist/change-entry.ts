import type { Caller } from '#functions/entities/account/caller.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { isBlocked } from '#functions/entities/candidate/visibility.ts';
import { changeEntry, deleteEntry } from '#functions/entities/shortlist/shortlist-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { requireVerified } from '#functions/policies/candidate-access.ts';
import { isVisible } from '#functions/policies/visible-candidate.ts';
import type { ShortlistEntry, shortlistCalls } from '#shared/contracts/shortlist.ts';
import type { ShortlistStatus } from '#shared/domain/hiring-statuses.ts';
import { parseTimeline, rejectionLine, statusChangedLine, withLine } from '#shared/domain/shortlist-timeline.ts';
import { type EpochMs, minuteMs, toEpochMs, toIso } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';
import { changeOwnEntry } from './own-entry.ts';
import { entryFor } from './to-entry.ts';

/** Sets any status, with a line in the timeline. */
export const updateStatus: UseCase<typeof shortlistCalls.updateStatus> = ({ params, body, caller, now }) =>
  moveEntry(params.id, caller, now, body.status, statusChangedLine(body.status, body.notes, toIso(now)));

/** Rejects a candidate, with the reason in the timeline. */
export const reject: UseCase<typeof shortlistCalls.reject> = ({ params, body, caller, now }) =>
  moveEntry(params.id, caller, now, 'rejected', rejectionLine(body.rejection_reason, toIso(now)));

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

/** Moves an entry on, once however often the request is repeated. A rejection cannot be undone. */
async function moveEntry(
  id: string,
  caller: Caller,
  now: EpochMs,
  status: ShortlistStatus,
  line: string,
): Promise<ShortlistEntry> {
  requireVerified(caller);
  const { summary } = await changeOwnEntry(id, caller, async (entry) => {
    await requireSeen(entry.summary.candidate.id, caller);
    if (entry.summary.status === 'rejected') {
      throw new HttpError('INVALID_STATE', { text: textId('candidate_rejected') });
    }
    if (isRepeated(entry.summary.notes, line, now)) return true;
    return await changeEntry(entry, status, withLine(entry.summary.notes, line));
  });
  if (isRepeated(summary.notes, line, now)) return await entryFor(summary, caller, now);
  return await entryFor({ ...summary, status, notes: withLine(summary.notes, line) }, caller, now);
}

/** Removes a candidate from the shortlist. */
export const removeEntry: UseCase<typeof shortlistCalls.remove> = async ({ params, caller }) => {
  await changeOwnEntry(params.id, caller, deleteEntry);
  return undefined;
};
