import * as z from 'zod/mini';
import { storedLanguages } from '#functions/data/packed-languages.ts';
import { storedShape } from '#functions/data/plain-fields.ts';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { storedMeeting } from '#functions/data/stored-meeting.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { storedLabels } from '#functions/entities/label/stored-label.ts';
import { openCandidateFields } from '#shared/domain/candidate-fields.ts';
import { stateOf } from '#shared/domain/hiring-pipeline.ts';
import { shortlistStatuses } from '#shared/domain/hiring-statuses.ts';
import type { IsoInstant } from '#shared/domain/time.ts';

/** The `schema_version` of items that are written now; languages of version 1 are upgraded by `storedLanguages`. */
export const shortlistEntrySchemaVersion = 2;

/** The projection that lists read: the job as of the entry's creation, the candidate's copy refreshed. */
export const shortlistSummary = z.object({
  /** `{recruiter_id}-{candidate_id}` */
  id: z.string(),
  recruiter_id: z.int(),
  status: z.enum(shortlistStatuses),
  interview: storedMeeting,
  notes: z.string(),
  shortlisted_at: storedInstant,
  /** The recruiter has viewed the candidate, so that contact details may be shown under an active subscription. */
  unlocked: z.boolean(),
  candidate: z.object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    ...storedShape(openCandidateFields),
    languages: storedLanguages,
    has_video: z.boolean(),
    /** Absent in copies from before candidates could pause. */
    paused: z._default(z.boolean(), false),
  }),
  job: z.nullable(z.object({ id: z.int(), title: z.string(), company: z.string() })),
  /** Which colleagues of the founder made lines of the timeline; absent while there are none. */
  by: z.optional(z.array(z.object({ at: storedInstant, id: z.int() }))),
  labels: storedLabels,
});
export type ShortlistSummary = z.output<typeof shortlistSummary>;

/** What answers say of the state interview: its agreed time. */
export const toInterview = (
  entry: Pick<ShortlistSummary, 'status' | 'interview'>,
): { interview?: { at?: IsoInstant } } =>
  stateOf(entry) === 'interview' ? { interview: { ...(entry.interview?.at && { at: entry.interview.at }) } } : {};

/** How many lines name their colleague: more than the notes have room for. */
const maxActed = 100;

/** The entry's list with one more line by a colleague; undefined for a founder, who changes nothing of it. */
export const actedBy = (by: ShortlistSummary['by'], at: IsoInstant, colleague: number | undefined) =>
  colleague === undefined ? undefined : [...(by ?? []), { at, id: colleague }].slice(-maxActed);

const storedEntry = itemSchema({
  summary: shortlistSummary,
  /** Rises with every change of status, notes and visibility. */
  version: z.int(),
  /**
   * The recruiter must not see the candidate: the entry is in none of the recruiter's lists and counts. Absent in entries
   * from before candidates were hidden.
   */
  hidden: z._default(z.boolean(), false),
  /**
   * The person has applied for the entry's job: application and entry change together (decision 84). Absent otherwise, and in
   * pairs from before that which were not joined since.
   */
  has_application: z.optional(z.literal(true)),
  /**
   * The latest move of several entries at once that this one was part of, while it had no application (decision 126): with the
   * status before, while that can be restored, and the notes where the new line dropped older ones; without, once it was undone. Absent
   * in entries that were only moved one by one.
   */
  moved: z.optional(
    z.object({
      operation: z.string(),
      /** The entry's version with the move, and until when it can be undone. */
      before: z.optional(
        z.object({
          status: z.enum(shortlistStatuses),
          interview: storedMeeting,
          version: z.int(),
          until: storedInstant,
          notes: z.optional(z.string()),
        }),
      ),
    }),
  ),
  /** The latest agreement about an interview that moved the entry: the same one never moves it again. */
  followed: z.optional(z.object({ id: z.string(), sequence: z.int() })),
  /** Version of the candidate's profile that was copied last; absent until the stream has refreshed the first copy. */
  candidate_version: z.optional(z.int()),
});
export type StoredEntry = z.output<typeof storedEntry>;

/** @throws ZodError when the item has the shape of no version */
export const parseShortlistEntry = (item: unknown): StoredEntry => storedEntry.parse(item);
