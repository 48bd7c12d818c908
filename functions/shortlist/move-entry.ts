import { isoTime } from '#functions/runtime/clock.ts';
import { HttpError } from '#functions/runtime/http-error.ts';
import type { Caller, UseCase } from '#functions/runtime/request.ts';
import type { ShortlistEntry, shortlistCalls } from '#shared/contracts/shortlist.ts';
import type { ShortlistStatus } from '#shared/domain/constants.ts';
import { rejectionLine, statusChangedLine, withLine } from '#shared/domain/shortlist-timeline.ts';
import { changeOwnEntry } from './own-entry.ts';
import { changeEntry } from './shortlist-store.ts';
import { entryFor } from './to-entry.ts';

/** Sets any status, with a line in the timeline. */
export const updateStatus: UseCase<typeof shortlistCalls.updateStatus> = ({ params, body, caller, now }) =>
  moveEntry(params.id, caller, now, body.status, statusChangedLine(body.status, body.notes, isoTime(now)));

/** Rejects a candidate, with the reason in the timeline. */
export const reject: UseCase<typeof shortlistCalls.reject> = ({ params, body, caller, now }) =>
  moveEntry(params.id, caller, now, 'rejected', rejectionLine(body.rejection_reason, isoTime(now)));

/** Moves an entry on. A rejection cannot be undone. */
async function moveEntry(
  id: string,
  caller: Caller,
  now: number,
  status: ShortlistStatus,
  line: string,
): Promise<ShortlistEntry> {
  const { card } = await changeOwnEntry(id, caller, async (entry) => {
    if (entry.card.status === 'rejected') {
      throw new HttpError('INVALID_STATE', {
        detail: 'This candidate has been rejected, which cannot be undone.',
      });
    }
    return await changeEntry(entry, status, withLine(entry.card.notes, line));
  });
  return await entryFor({ ...card, status, notes: withLine(card.notes, line) }, now);
}
