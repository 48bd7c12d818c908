import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { accountKinds } from '#shared/domain/account-kind.ts';
import { reportDecisions, reportedTypes, reportReasons } from '#shared/domain/reports.ts';

/** The `schema_version` of reports and their subjects that are written now. */
export const reportSchemaVersion = 1;

const subject = { type: z.enum(reportedTypes), id: z.int() };

/** A report. */
export const storedReport = z.object({
  ...subject,
  /** Reports of a subject's earlier rounds are decided. */
  round: z.int(),
  /** Keyed hash of the reporter and the subject: one report for each in a round. */
  name: z.string(),
  reason: z.enum(reportReasons),
  note: z.string(),
  created_at: storedInstant,
  /** The thread of messages that it is about. */
  thread: z.optional(z.string()),
  /** The account that wrote it; absent for guests and after the account was erased. */
  owner: z.optional(z.object({ kind: z.enum(accountKinds), id: z.int() })),
});
export type StoredReport = z.output<typeof storedReport>;

/** @throws ZodError when the item has the shape of no version */
export const parseReport = (item: unknown): StoredReport => storedReport.parse(item);

/** The latest decision, which closed all reports of the rounds before. */
const decision = z.object({
  decision: z.enum(reportDecisions),
  note: z.string(),
  decided_at: storedInstant,
  admin_id: z.int(),
});

/** A subject's open reports as lists show them: all that is stored of the subject. */
export const subjectSummary = z.object({
  ...subject,
  /** The round of the open reports, and of the next one. */
  round: z.int(),
  /** Open reports; 0 after a decision. */
  open: z.int(),
  reasons: z.partialRecord(z.enum(reportReasons), z.int()),
  oldest_at: storedInstant,
  newest_at: storedInstant,
  /** Name of the newest open report with a note; the note is only in the report, so that it is erased with it. */
  noted: z.nullable(z.string()),
  last_decision: z.nullable(decision),
  /** Rises with every report and decision. */
  version: z.int(),
});
export type SubjectSummary = z.output<typeof subjectSummary>;

const storedSubject = itemSchema({ summary: subjectSummary });

/** @throws ZodError when the item has the shape of no version */
export const parseSubject = (item: unknown): SubjectSummary => storedSubject.parse(item).summary;
