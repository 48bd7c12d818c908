import * as z from 'zod/mini';
import { storedShape } from '#functions/data/plain-fields.ts';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { missedReasons } from '#shared/domain/job-drafts.ts';
import { listedJobFields, wholeJobFields } from '#shared/domain/job-fields.ts';

export const jobDraftSchemaVersion = 1;

/** What lists show. `id` is the one that the job will have. */
export const jobDraftSummary = z.object({
  id: z.int(),
  recruiter_id: z.int(),
  title: z.string(),
  location: z.string(),
  created_at: storedInstant,
  changed_at: storedInstant,
  /** When it is published by itself. Absent: not by itself. */
  publish_at: z.optional(storedInstant),
  /** Why it was not published at its time, and when that was. Absent otherwise, and after the next change. */
  missed: z.optional(z.object({ at: storedInstant, reason: z.enum(missedReasons) })),
});
export type JobDraftSummary = z.output<typeof jobDraftSummary>;

export const storedJobDraft = z.object({
  summary: jobDraftSummary,
  /** The job form as jobs store it. What is missing is empty. */
  form: z.object({
    ...storedShape(listedJobFields),
    ...storedShape(wholeJobFields),
    description: z.string(),
    texts: z.optional(z.array(z.object({ language: z.string(), title: z.string(), description: z.string() }))),
    language_requirements: z.optional(z.string()),
    closing_date: z.nullable(z.string()),
    closing_zone: z.optional(z.string()),
    is_active: z.boolean(),
  }),
  /** Rises with every change. */
  version: z.int(),
});
export type StoredJobDraft = z.output<typeof storedJobDraft>;

const jobDraftItem = itemSchema(storedJobDraft.shape);

/** @throws ZodError when the item has the shape of no version */
export const parseJobDraft = (item: unknown): StoredJobDraft => jobDraftItem.parse(item);
