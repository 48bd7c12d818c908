import { type BulkFailed, bulkApplicationCalls } from '#shared/contracts/bulk-applications.ts';
import type { BodyOf } from '#shared/contracts/define.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import type { BulkTarget } from '#shared/domain/bulk-moves.ts';
import type { PipelineState } from '#shared/domain/hiring-statuses.ts';
import { call } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { BulkPerson } from './person.ts';
import type { Answer, Part } from './send-parts.ts';

type People = ReadonlyMap<number, BulkPerson>;

type Statuses = BodyOf<typeof bulkApplicationCalls.changeStatuses>;
type Entries = BodyOf<typeof bulkApplicationCalls.changeEntries>;

/** The list has the statuses of its own call. */
const send = (jobId: number | undefined, body: object): Promise<Answer> =>
  jobId === undefined
    ? call(bulkApplicationCalls.changeEntries, { body: body as Entries })
    : call(bulkApplicationCalls.changeStatuses, { params: { id: jobId }, body: body as Statuses });

/** Why a person was not removed, by the status of the answer. */
const reasons: Readonly<Record<number, BulkFailed[number]['reason']>> = { 404: 'absent', 409: 'changed_since' };

/** Removes people from the shortlist, each by the call of one. Who is gone already, or was moved meanwhile, is named. */
async function removeEach(ids: readonly number[], people: People): Promise<Answer> {
  const answer = { changed: [] as number[], unchanged: [], failed: [] as Answer['failed'], undo_ms: 0 };
  for (const id of ids) {
    try {
      const { entry = '', status } = people.get(id) ?? {};
      await call(shortlistCalls.remove, { params: { id: entry }, query: { shown_status: status as PipelineState } });
      answer.changed.push(id);
    } catch (error) {
      const reason = error instanceof ApiError ? reasons[error.status] : undefined;
      if (!reason) throw error;
      answer.failed.push({ candidate_id: id, reason });
    }
  }
  return answer;
}

/** Moves a part of a job's applicants, or without a job of the shortlist. */
export const sendMove = (
  jobId: number | undefined,
  { operation, ids }: Part,
  { status, notes, people }: { status: BulkTarget; notes: string; people: People },
): Promise<Answer> =>
  status === 'removed'
    ? removeEach(ids, people)
    : send(jobId, {
        operation,
        candidate_ids: [...ids],
        status,
        notes,
        shown_statuses: ids.flatMap((id) => people.get(id)?.status ?? []),
      });

/** Takes the move of a part back. */
export const undoMove = (jobId: number | undefined, { operation, ids }: Part): Promise<Answer> =>
  send(jobId, { operation, candidate_ids: [...ids] });
