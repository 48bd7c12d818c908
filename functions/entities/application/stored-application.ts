import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { storedLabels } from '#functions/entities/label/stored-label.ts';
import { applicationStatuses, contactMethods } from '#shared/domain/hiring-statuses.ts';
import { jobTypes } from '#shared/domain/job-terms.ts';
import { answerTimes } from './answer-times.ts';
import { heldFields } from './held-change.ts';
import { storedNoted } from './noted.ts';
import { reachedStages } from './reached-stages.ts';

/** The `schema_version` of items that are written now. A later one gets its upgrade in `parseApplication`. */
export const applicationSchemaVersion = 1;

/** The projection that lists read. */
export const applicationSummary = z.object({
  /** `{job_id}-{candidate_id}` */
  application_id: z.string(),
  job_id: z.int(),
  candidate_id: z.int(),
  recruiter_id: z.int(),
  status: z.enum(applicationStatuses),
  applied_at: storedInstant,
  /** The job as of the application. */
  job: z.object({
    id: z.int(),
    title: z.string(),
    company_name: z.string(),
    location: z.string(),
    language: z.string(),
    job_type: z.enum(jobTypes),
  }),
  masked_name: z.string(),
  language: z.string(),
  /** The job is not public any more. Absent while it is, and in applications from before lists showed it. */
  job_gone: z.optional(z.literal(true)),
  ...answerTimes,
});
export type ApplicationSummary = z.output<typeof applicationSummary>;

const contact = z.object({
  method: z.enum(contactMethods),
  notes: z.string(),
  at: storedInstant,
});
export type Contact = z.output<typeof contact>;

export const storedApplication = z.object({
  summary: applicationSummary,
  /** What the candidate wrote to the recruiter with the application; absent before messages were possible. */
  message: z._default(z.string(), ''),
  /** The recruiter's latest note. */
  notes: z.string(),
  /** Absent without a note, and of notes from before it was stored. */
  noted: z.optional(storedNoted),
  /** When and how the recruiter got in touch, oldest first; absent before the first contact. */
  contacts: z._default(z.array(contact), []),
  /** The candidate was notified that the job is gone: it was deleted or withdrawn while the application was open. */
  job_gone: z._default(z.boolean(), false),
  /** The shortlist has an entry for this application: both change together (decision 84). Absent otherwise. */
  on_shortlist: z.optional(z.literal(true)),
  labels: storedLabels,
  /** When its entry was last removed from the shortlist, of which the candidate is not notified. Absent before. */
  removed_at: z.optional(storedInstant),
  ...reachedStages,
  ...heldFields,
  /** Rises with every change of status, notes and contacts. */
  version: z.int(),
});
export type StoredApplication = z.output<typeof storedApplication>;

const applicationItem = itemSchema(storedApplication.shape);

/** @throws ZodError when the item has the shape of no version */
export const parseApplication = (item: unknown): StoredApplication => applicationItem.parse(item);
