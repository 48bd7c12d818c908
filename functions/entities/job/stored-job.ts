import * as z from 'zod/mini';
import { storedShape } from '#functions/data/plain-fields.ts';
import { storedInstant, storedTag } from '#functions/data/stored-fields.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { listedJobFields, wholeJobFields } from '#shared/domain/job-fields.ts';
import { withEnd } from '#shared/domain/job-life.ts';

/**
 * The `schema_version` of items that are written now. Version 1 had a list of languages, always empty, and no requirements. Up to
 * version 2 a job could be without an end.
 */
export const jobSchemaVersion = 3;

/** The projection that lists read. Its description is an excerpt. */
export const jobSummary = z.object({
  id: z.int(),
  ...storedShape(listedJobFields),
  description: z.string(),
  /** The language requirements, packed: see `unpackRequirements`. Absent without any. */
  language_requirements: z.optional(z.string()),
  company_name: z.string(),
  recruiter_id: z.int(),
  status: z.enum(['active', 'inactive']),
  is_active: z.boolean(),
  /** Last day to apply in `closing_zone`, `YYYY-MM-DD`; null only in items of versions 1 and 2. */
  closing_date: z.nullable(z.string()),
  /** The IANA time zone of the closing date. Absent without one, and in jobs from before it was stored: UTC. */
  closing_zone: z.optional(z.string()),
  /** The first instant after the closing date in its zone. Absent in the same jobs: see `closesAt`. */
  closes_at: z.optional(storedInstant),
  /** An admin took the job down after reports: it stays inactive until an admin restores it. Absent otherwise. */
  taken_down: z.optional(z.literal(true)),
  created_at: storedInstant,
});
export type JobSummary = z.output<typeof jobSummary>;

/** The same as lists read it: every job has an end. */
export const listedJob = z.pipe(jobSummary, z.transform(withEnd<JobSummary>));

export const storedJob = z.object({
  summary: listedJob,
  description: z.string(),
  ...storedShape(wholeJobFields),
  /** Title and description in further languages; absent without any. */
  texts: z.optional(z.array(z.object({ language: storedTag, title: z.string(), description: z.string() }))),
  /** The recruiter as of the last change of the job; the e-mail address follows that of the account. */
  recruiter: z.object({ name: z.string(), company_name: z.string(), email: z.string() }),
  /** The job was active when its recruiter was deactivated or lost verification: it becomes active again with that. */
  withdrawn: z.optional(z.literal(true)),
  /**
   * The job was active at least once, so that its title is no secret when it is closed. Absent in drafts, and in jobs
   * from before it was stored.
   */
  published: z.optional(z.literal(true)),
  /** When the recruiter edited it last. Absent in jobs that were not, and in edits from before it was stored. */
  changed_at: z.optional(storedInstant),
  /** The last reminder of the job's end, and of which end. Absent before the first. */
  reminder: z.optional(z.object({ until: storedInstant, days: z.int() })),
  /** The last nudge of each step about applications without an answer. Absent before the first. */
  nudges: z.optional(z.array(z.object({ days: z.int(), at: storedInstant }))),
  /** Rises with every change of the job. */
  version: z.int(),
});
export type StoredJob = z.output<typeof storedJob>;

const jobItem = itemSchema(storedJob.shape);

/** @throws ZodError when the item has the shape of no version */
export const parseJob = (item: unknown): StoredJob => jobItem.parse(item);
