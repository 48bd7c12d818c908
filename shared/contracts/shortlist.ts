import * as z from 'zod/mini';
import { openCandidateFields } from '../domain/candidate-fields.ts';
import { pipelineStates, shortlistStatuses } from '../domain/hiring-statuses.ts';
import { textId } from '../texts/text-id.ts';
import { lookingMark } from './candidate-answers.ts';
import { defineCall } from './define.ts';
import { anyId, id, idText, instant, paging, pairId, paragraphs } from './fields.ts';
import { labelFilter, shownLabels } from './labels.ts';
import { shownLanguages } from './language-answers.ts';
import { answerShape } from './plain-answers.ts';
import { shownFilters } from './shown-filters.ts';
import { localTime } from './time-zone.ts';

/**
 * A candidate in a recruiter's pipeline. `name`, `email` and `phone` are null unless the recruiter unlocked the
 * candidate, is verified and has an active subscription.
 */
export const shortlistEntry = z.object({
  /** `{recruiter_id}-{candidate_id}` */
  id: pairId,
  status: z.enum(shortlistStatuses),
  /** Of a contacted one whose state is interview: when that is, where a time is agreed, with what the clocks of both sides show. */
  interview: z.optional(
    z.object({ at: z.optional(instant), recruiter: z.optional(localTime), candidate: z.optional(localTime) }),
  ),
  /** Lines of the timeline, oldest first. */
  notes: z.string(),
  shortlisted_at: instant,
  candidate: z.object({
    id,
    masked_name: z.string(),
    masked_email: z.string(),
    masked_phone: z.string(),
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    ...answerShape(openCandidateFields),
    ...shownLanguages,
    has_video: z.boolean(),
    ...lookingMark,
  }),
  job: z.nullable(z.object({ id, title: z.string(), company: z.string() })),
  /** Which colleagues of the founder made lines of the timeline, by their time; null for those who left. Absent without any. */
  actors: z.optional(z.array(z.object({ at: instant, name: z.nullable(z.string()) }))),
  ...shownLabels,
});
export type ShortlistEntry = z.output<typeof shortlistEntry>;

export const shortlistStats = z.object({
  total_shortlisted: z.int(),
  active_shortlisted: z.int(),
  contacted: z.int(),
  /** How many of the contacted ones have the state interview; absent without any. */
  interview: z.optional(z.int()),
  interviewed: z.int(),
  hired: z.int(),
  rejected: z.int(),
});

const notes = paragraphs(1_000);
const optionalJob = z.optional(
  z.union([
    z.pipe(
      z.literal(''),
      z.transform(() => undefined),
    ),
    anyId,
  ]),
);
const byId = z.object({ id: idText });
const byKey = z.object({ id: pairId });

const ofEntry = {
  access: { recruiter: 'self' },
  own: ['params.id.0'],
  owned: { record: 'entry', at: 'params.id', absent: 'NOT_FOUND' },
} as const;

const ofNewEntry = {
  access: { recruiter: 'self' },
  own: ['body.recruiter_id'],
  owned: { record: 'job', at: 'body.job_id', absent: 'JOB_NOT_FOUND' },
  verified: 'candidates',
} as const;

export const quickShortlistBody = z.object({
  recruiter_id: z.optional(anyId),
  job_id: optionalJob,
  notes: z._default(notes, ''),
});
export const entryStatusBody = z.object({
  status: z.enum(pipelineStates, textId('status_missing')),
  notes: z._default(notes, ''),
});
export const rejectionBody = z.object({ rejection_reason: z._default(notes, '') });

export const shortlistCalls = {
  add: defineCall({
    method: 'POST',
    path: '/shortlist/add',
    summary: 'Adds a candidate to the shortlist, once.',
    ...ofNewEntry,
    body: z.object({
      recruiter_id: z.optional(anyId),
      candidate_id: anyId,
      job_id: optionalJob,
      notes: z._default(notes, ''),
    }),
    accepts: 'form',
    status: 201,
    answer: shortlistEntry,
    errors: ['CANDIDATE_NOT_FOUND', 'JOB_NOT_FOUND', 'NOT_VERIFIED', 'ALREADY_SHORTLISTED'],
  }),
  quickAdd: defineCall({
    method: 'POST',
    path: '/candidate/{id}/quick-shortlist',
    summary: 'Adds a candidate to the shortlist from the candidate list.',
    ...ofNewEntry,
    params: byId,
    body: quickShortlistBody,
    accepts: 'form',
    status: 201,
    answer: shortlistEntry,
    errors: ['CANDIDATE_NOT_FOUND', 'JOB_NOT_FOUND', 'NOT_VERIFIED', 'ALREADY_SHORTLISTED'],
  }),
  ofRecruiter: defineCall({
    method: 'GET',
    path: '/shortlist/recruiter/{id}',
    summary: "The recruiter's shortlist, newest first.",
    access: { recruiter: 'self' },
    own: ['params.id'],
    params: byId,
    query: z.object({
      ...paging,
      ...shownFilters,
      ...labelFilter,
      status: z.optional(z.enum(shortlistStatuses)),
      /** In the place of `status`: contacted leaves out those with an interview. */
      state: z.optional(z.enum(pipelineStates)),
      job_id: z.optional(idText),
    }),
    status: 200,
    answer: z.array(shortlistEntry),
    paged: true,
    errors: ['INVALID_CURSOR'],
  }),
  updateStatus: defineCall({
    method: 'PUT',
    path: '/shortlist/{id}/status',
    summary: 'Changes the status of a shortlist entry.',
    ...ofEntry,
    verified: 'candidates',
    params: byKey,
    body: entryStatusBody,
    accepts: 'form',
    status: 200,
    answer: shortlistEntry,
    errors: ['NOT_FOUND', 'NOT_VERIFIED', 'INVALID_STATE'],
  }),
  reject: defineCall({
    method: 'PUT',
    path: '/shortlist/{id}/reject',
    summary: 'Rejects a candidate; cannot be undone.',
    ...ofEntry,
    verified: 'candidates',
    params: byKey,
    body: rejectionBody,
    accepts: 'form',
    status: 200,
    answer: shortlistEntry,
    errors: ['NOT_FOUND', 'NOT_VERIFIED', 'INVALID_STATE'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/shortlist/{id}',
    summary: 'Removes a candidate from the shortlist.',
    ...ofEntry,
    params: byKey,
    /** The status that the list showed: an entry that a colleague moved since is not removed. Absent: it always is. */
    query: z.object({ shown_status: z.optional(z.enum(pipelineStates)) }),
    status: 204,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  stats: defineCall({
    method: 'GET',
    path: '/shortlist/stats/{id}',
    summary: 'The number of shortlist entries by status.',
    access: { recruiter: 'self' },
    own: ['params.id'],
    params: byId,
    status: 200,
    answer: z.object({ stats: shortlistStats }),
  }),
};
