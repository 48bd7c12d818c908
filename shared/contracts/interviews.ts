import * as z from 'zod/mini';
import { interviewMinutes, maxInvited, maxPlaceLength, maxTimes, shownInterviewStates } from '../domain/interviews.ts';
import { hasUnsafeLink } from '../domain/meeting-link.ts';
import { threadSides } from '../domain/messages.ts';
import { maxHoursTimes } from '../domain/office-hours.ts';
import { textId } from '../texts/text-id.ts';
import { defineCall } from './define.ts';
import { flag, id, instant, limit, line, opaqueId, paging, pairId, required, shownVersion } from './fields.ts';
import { thread } from './messages.ts';
import { openedRoom } from './rooms.ts';
import { localTime, zone } from './time-zone.ts';

/** `{offer}-{candidate_id}` */
export const interviewId = opaqueId(/^[0-9a-f]{16}-[1-9][0-9]{0,11}$/);

/** An instant with the times of both sides. Without the candidate's where their zone is not known yet. */
const time = z.object({ at: instant, recruiter: localTime, candidate: z.optional(localTime) });
export type InterviewTime = z.output<typeof time>;

/** An interview, as one of its two sides sees it. */
export const interview = z.object({
  id: interviewId,
  /** The thread of the two sides. */
  thread: z.optional(pairId),
  ...z.pick(thread, { company_name: true, candidate: true }).shape,
  /** Who invited for the company; null for a colleague who left. */
  recruiter: z.nullable(z.string()),
  /** False for a colleague of the one who invited: only the two who meet enter the room. */
  is_invited: z.optional(z.boolean()),
  job: z.optional(z.object({ id, title: z.string() })),
  minutes: z.int(),
  /** Where it is; null: by video call. */
  place: z.nullable(z.string()),
  state: z.enum(shownInterviewStates),
  /** Times that can be picked, beside the agreed one; taken and past ones are left out. */
  times: z.array(time),
  /** The side that picks one of them. */
  waits_for: z.optional(z.enum(threadSides)),
  agreed: z.optional(time),
  /** The side that did not come, by the first record of one. */
  missing: z.optional(z.enum(threadSides)),
  /** That side recorded the same of the other one. */
  is_disputed: z.optional(z.boolean()),
  /** How often the event in calendars changed (RFC 5545). */
  sequence: z.optional(z.int()),
  version: z.string(),
});
export type Interview = z.output<typeof interview>;

/** What the clocks of a zone show, without seconds. */
const wallTime = z.string().check(z.regex(/^20[0-9]{2}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]$/));
const timesUpTo = (max: number) => z.array(wallTime).check(z.minLength(1), z.maxLength(max));
const times = timesUpTo(maxTimes);

/** A link, or where the two meet. */
const place = required(line(maxPlaceLength), textId('text_missing')).check(
  z.refine((text) => !hasUnsafeLink(text), textId('interview_link_unsafe')),
);

/** What calls about one interview have in common. */
export const ofInterview = {
  access: { recruiter: 'owner', candidate: 'owner' },
  owned: { record: 'interview', at: 'params.id', absent: 'NOT_FOUND', isHidden: true },
  params: z.object({ id: interviewId }),
  status: 200,
  answer: interview,
} as const;

/** The reader's zone; absent: the one that is stored. */
const readerZone = z.object({ zone: z.optional(zone) });
const missing = ['NOT_FOUND', 'CANDIDATE_NOT_FOUND'] as const;
const changing = [...missing, 'INVALID_STATE', 'CHANGED_MEANWHILE'] as const;
const writing = [...changing, 'NOT_VERIFIED', 'SUBSCRIPTION_REQUIRED'] as const;

/** Interviews between a company and a candidate (decision 131). */
export const interviewCalls = {
  offerTimes: defineCall({
    method: 'POST',
    path: '/interviews',
    summary: `Offers times for an interview to up to ${maxInvited} candidates, of whom each picks one. One time is of one candidate.`,
    access: { recruiter: 'owner' },
    owned: { record: 'job', at: 'body.job_id', absent: 'JOB_NOT_FOUND' },
    verified: 'candidates',
    body: z.object({
      candidate_ids: z.array(id).check(z.minLength(1), z.maxLength(maxInvited)),
      job_id: z.optional(id),
      minutes: z.union(interviewMinutes.map((each) => z.literal(each))),
      /** Absent: by video call, where the site has rooms. */
      place: z.optional(place),
      /** In `zone`. More than an offer of single times has, only of office hours. */
      times: timesUpTo(maxHoursTimes),
      zone,
      /** The times are free ones of the caller's office hours, whose buffer and notice hold for a pick. */
      from_hours: z.optional(z.boolean()),
    }),
    repeatable: true,
    status: 201,
    /** `refused`: candidates whom the company may not invite. */
    answer: z.object({ id: z.string(), interviews: z.array(interview), refused: z.array(id) }),
    errors: ['CANDIDATE_NOT_FOUND', 'JOB_NOT_FOUND', 'NOT_VERIFIED', 'SUBSCRIPTION_REQUIRED', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  interviews: defineCall({
    method: 'GET',
    path: '/interviews',
    summary: "The caller's interviews that are to come, the next first; or those of the past, the latest first.",
    access: { recruiter: 'any', candidate: 'any' },
    query: z.object({ ...readerZone.shape, past: z.optional(flag), ...paging, limit: limit(20, 50) }),
    status: 200,
    answer: z.array(interview),
    paged: true,
    errors: ['INVALID_CURSOR'],
  }),
  interview: defineCall({
    ...ofInterview,
    method: 'GET',
    path: '/interviews/{id}',
    summary: 'An interview.',
    query: readerZone,
    errors: missing,
  }),
  pickTime: defineCall({
    ...ofInterview,
    method: 'PUT',
    path: '/interviews/{id}/time',
    summary: 'Agrees to one of the times of the other side.',
    verified: 'candidates',
    body: z.object({ at: instant, zone: z.optional(zone), version: shownVersion }),
    errors: writing,
  }),
  suggestTimes: defineCall({
    ...ofInterview,
    method: 'PUT',
    path: '/interviews/{id}/times',
    summary:
      'Names other times to the other side, or, for the company, another place. An agreed time counts until one of the times is picked.',
    verified: 'candidates',
    body: z.object({
      /** Absent: only the place changes. */
      times: z.optional(times),
      zone,
      /** Of the company: a link or where the two meet, in the place of a video call too. */
      place: z.optional(place),
      version: shownVersion,
    }),
    errors: writing,
  }),
  endInterview: defineCall({
    ...ofInterview,
    method: 'PUT',
    path: '/interviews/{id}/end',
    summary: 'Declines an interview, as the candidate, or cancels it, as the company.',
    body: z.object({ version: shownVersion }),
    errors: changing,
  }),
  recordMissing: defineCall({
    ...ofInterview,
    method: 'PUT',
    path: '/interviews/{id}/missing',
    summary:
      'Records that the other side did not come, from the beginning on and for a week; the other side may do the same in the week after that.',
    body: z.object({}),
    errors: changing,
  }),
  openRoom: defineCall({
    access: ofInterview.access,
    owned: ofInterview.owned,
    params: ofInterview.params,
    method: 'POST',
    path: '/interviews/{id}/room',
    summary:
      'Opens the video room of an agreed interview, for the two people who meet there, from ten minutes before it begins until it is over.',
    verified: 'candidates',
    status: 200,
    answer: openedRoom,
    errors: [...missing, 'INVALID_STATE', 'NOT_VERIFIED', 'SUBSCRIPTION_REQUIRED'],
  }),
};
