import * as z from 'zod/mini';
import {
  type BulkFailure,
  bulkFailures,
  bulkSize,
  bulkStatuses,
  type EntryFailure,
  entryFailures,
} from '../domain/bulk-moves.ts';
import { applicationStatuses, pipelineStates } from '../domain/hiring-statuses.ts';
import { textId } from '../texts/text-id.ts';
import { defineCall } from './define.ts';
import { id, idText, paragraphs } from './fields.ts';

/** Names a change, also where it is taken back: the browser makes a name up for each. A repeated one changes nothing more. */
const operation = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/, textId('idempotency_key_invalid')));

const candidates = z.array(id).check(z.minLength(1), z.maxLength(bulkSize));

/** What was changed of several people. */
const answerWith = <Reasons extends readonly string[]>(reasons: Reasons) =>
  z.object({
    changed: z.array(id),
    /** Who had the status already. */
    unchanged: z.array(id),
    failed: z.array(z.object({ candidate_id: id, reason: z.enum(reasons) })),
    /** For how many milliseconds the change can be taken back. */
    undo_ms: z.int(),
  });

/** Changes of several applications to a job (decision 116), or of several entries of the shortlist (decision 126), at once. */
export const bulkApplicationCalls = {
  changeStatuses: defineCall({
    method: 'POST',
    path: '/applications/job/{id}/statuses',
    summary: `Changes the status of up to ${bulkSize} applications to a job, or takes that back; candidates are notified of what holds after ten seconds.`,
    access: { recruiter: 'owner' },
    owned: { record: 'job', at: 'params.id', absent: 'JOB_NOT_FOUND' },
    verified: 'candidates',
    params: z.object({ id: idText }),
    body: z.object({
      operation,
      candidate_ids: candidates,
      /** Absent: what the operation changed is taken back, where nothing else changed it since and no candidate was notified. */
      status: z.optional(z.enum(bulkStatuses)),
      /** The status that the list showed of each, in the order of `candidate_ids`: who has another one is not changed. */
      shown_statuses: z.optional(z.array(z.enum(applicationStatuses)).check(z.maxLength(bulkSize))),
      /** Replaces the note of each; '' leaves them. */
      notes: z._default(paragraphs(1_000), ''),
    }),
    status: 200,
    answer: answerWith(bulkFailures),
    errors: ['JOB_NOT_FOUND', 'NOT_VERIFIED'],
  }),
  changeEntries: defineCall({
    method: 'POST',
    path: '/shortlist-moves',
    summary: `Moves up to ${bulkSize} entries of the shortlist to a status, or takes that back; candidates are notified of what holds after ten seconds.`,
    access: { recruiter: 'any' },
    verified: 'candidates',
    body: z.object({
      operation,
      candidate_ids: candidates,
      /** Absent: what the operation changed is taken back, for ten seconds and where nothing else changed it since. */
      status: z.optional(z.enum(pipelineStates)),
      /** The status that the list showed of each, in the order of `candidate_ids`: who has another one is not moved. */
      shown_statuses: z.optional(z.array(z.enum(pipelineStates)).check(z.maxLength(bulkSize))),
      /** Becomes part of the timeline of each. */
      notes: z._default(paragraphs(1_000), ''),
    }),
    status: 200,
    answer: answerWith(entryFailures),
    errors: ['NOT_VERIFIED'],
  }),
};

/** Who was not changed, and why. */
export type BulkFailed = { candidate_id: number; reason: BulkFailure | EntryFailure }[];
