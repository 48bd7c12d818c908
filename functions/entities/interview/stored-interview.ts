import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { interviewStates } from '#shared/domain/interviews.ts';
import { threadSides } from '#shared/domain/messages.ts';

export const interviewSchemaVersion = 1;

/** An interview: lists show all of it. */
export const interviewSummary = z.object({
  /** `{offer}-{candidate_id}`: that of the event in calendars, too. */
  id: z.string(),
  recruiter_id: z.int(),
  candidate_id: z.int(),
  /** The account of the person who invites for the company, and whose time it takes. */
  by: z.int(),
  /** The names as they were then, for notifications; calls read the present ones. */
  company_name: z.string(),
  masked_name: z.string(),
  job: z.optional(z.object({ id: z.int(), title: z.string() })),
  minutes: z.int(),
  /** Null: by video call. */
  place: z.nullable(z.string()),
  state: z.enum(interviewStates),
  /** The times that one side named and the other one may pick. Of an agreed one, others in the place of the agreed time. */
  times: z.array(storedInstant),
  named_by: z.enum(threadSides),
  /** Of times from office hours: what they require of a pick, as it was when they were offered. Absent: times that were named one by one. */
  from_hours: z.optional(z.object({ buffer_minutes: z.int(), notice_hours: z.int() })),
  agreed: z.optional(storedInstant),
  /** When both sides are still to be reminded of the agreed time. Absent in what was agreed before there were reminders. */
  reminders: z.optional(z.array(storedInstant)),
  /** When both sides were last reminded of it. */
  reminded_at: z.optional(storedInstant),
  /** Each side's zone; the candidate's is not known before an answer. */
  zones: z.object({ recruiter: z.string(), candidate: z.optional(z.string()) }),
  /** The side that did not come, by the first record of one. */
  missing: z.optional(z.enum(threadSides)),
  /** That side recorded the same of the other one. */
  is_disputed: z.optional(z.boolean()),
  /** How often the event in calendars changed (RFC 5545). */
  sequence: z.int(),
  offered_at: storedInstant,
  changed_at: storedInstant,
  version: z.int(),
});
export type InterviewSummary = z.output<typeof interviewSummary>;

const storedInterview = itemSchema({ summary: interviewSummary });
export type StoredInterview = z.output<typeof storedInterview>;

/** @throws ZodError when the item has the shape of no version */
export const parseInterview = (item: unknown): StoredInterview => storedInterview.parse(item);

export const bookedSchemaVersion = 1;

/** The agreed times of a person of a company, in one item whose version is the condition of each change. */
const storedBooked = z.object({
  version: z.int(),
  times: z.array(z.object({ id: z.string(), from: storedInstant, until: storedInstant })),
});
export type Booked = z.output<typeof storedBooked>;

/** @throws ZodError when the item has the shape of no version */
export const parseBooked = (item: unknown): Booked => storedBooked.parse(item);
