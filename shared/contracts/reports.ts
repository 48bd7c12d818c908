import * as z from 'zod/mini';
import { reportedTypes, reportNoteLength, reportReasons } from '../domain/reports.ts';
import { textId } from '../texts/text-id.ts';
import { defineCall } from './define.ts';
import { id, pairId, paragraphs } from './fields.ts';

/** A report: what it is about, why, and a note, which the reason `other` needs. */
export const reportBody = z
  .object({
    subject_type: z.enum(reportedTypes),
    subject_id: id,
    reason: z.enum(reportReasons, textId('report_reason_missing')),
    note: z._default(paragraphs(reportNoteLength), ''),
    /** The thread of messages with the subject that the report is about: admins may read it until they have decided. */
    thread: z.optional(pairId),
  })
  .check(
    z.refine(({ reason, note }) => reason !== 'other' || note !== '', {
      path: ['note'],
      message: textId('report_note_missing'),
    }),
  );
export type ReportBody = z.output<typeof reportBody>;

export const reportCalls = {
  create: defineCall({
    method: 'POST',
    path: '/reports',
    summary: 'Reports a job, a candidate or a company page that the caller may see; a repeated report changes nothing.',
    access: 'public',
    optionalSession: true,
    body: reportBody,
    status: 204,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
};
