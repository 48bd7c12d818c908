import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { accountKinds } from '#shared/domain/account-kind.ts';
import { measures, moderationRules, objectionOutcomes } from '#shared/domain/moderation.ts';

/** The `schema_version` of statements that are written now. */
export const statementSchemaVersion = 1;

/** A statement of reasons: what was decided about a person, why, and what became of their objection. */
export const statementSummary = z.object({
  /** Names its owner and place, see `statement-store.ts`. */
  id: z.string(),
  kind: z.enum(accountKinds),
  account_id: z.int(),
  measure: z.enum(measures),
  rule: z.enum(moderationRules),
  /** What the admin found; empty when a documented call gave none. */
  reason: z.string(),
  /** What the decision is about, such as a job's title; as in notifications. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Of a job that was taken down. */
  job_id: z.optional(z.int()),
  /** Of a rejected certificate: the name of its number, which an objection may give back. Absent in older statements. */
  number_hash: z.optional(z.string()),
  decided_at: storedInstant,
  objection: z.optional(z.object({ text: z.string(), at: storedInstant })),
  answer: z.optional(z.object({ outcome: z.enum(objectionOutcomes), text: z.string(), at: storedInstant })),
});
export type StatementSummary = z.output<typeof statementSummary>;

const statementItem = itemSchema({
  summary: statementSummary,
  /** When the person was mailed the decision, and the answer to their objection; absent as long as these are due. */
  mailed_at: z.optional(storedInstant),
  answer_mailed_at: z.optional(storedInstant),
});
export type StoredStatement = z.output<typeof statementItem>;

/** @throws ZodError when the item has the shape of no version */
export const parseStatement = (item: unknown): StoredStatement => statementItem.parse(item);
