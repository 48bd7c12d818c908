import * as z from 'zod/mini';
import { feedMaxAge } from '../domain/calendar-feed.ts';
import { interfaceLanguages } from '../locales/languages.ts';
import { defineCall } from './define.ts';
import { shownVersion } from './fields.ts';
import { interviewId } from './interviews.ts';

/** The last part of a calendar's address: its kind of account and id, its count, and a keyed hash of them. */
const feedFile = z.string().check(z.regex(/^[cr][1-9][0-9]{0,11}-[1-9][0-9]{0,8}-[A-Za-z0-9_-]{43}\.ics$/));

/** The calendar of a person's agreed interviews at a secret address. */
const feed = z.object({
  is_on: z.boolean(),
  /** Who knows it reads the calendar; absent while it is off. */
  address: z.optional(z.string()),
  version: z.string(),
});
export type CalendarFeed = z.output<typeof feed>;

const ofAccount = {
  path: '/calendars',
  access: { candidate: 'any', recruiter: 'any' },
  about: 'account',
  status: 200,
  answer: feed,
} as const;

const calendar = { status: 200, answer: z.string(), answerType: 'text/calendar' } as const;

/** Interviews in the calendars of people (decision 140). */
export const calendarCalls = {
  interviewCalendar: defineCall({
    ...calendar,
    method: 'GET',
    path: '/interviews/{id}/calendar',
    summary: 'An agreed interview as a file for calendars, with the same event as the mails about it.',
    access: { recruiter: 'owner', candidate: 'owner' },
    owned: { record: 'interview', at: 'params.id', absent: 'NOT_FOUND', isHidden: true },
    params: z.object({ id: interviewId }),
    /** Of its texts; absent: the site's default. */
    query: z.object({ language: z.optional(z.enum(interfaceLanguages)) }),
    fileName: 'interview.ics',
    errors: ['NOT_FOUND', 'CANDIDATE_NOT_FOUND', 'INVALID_STATE'],
  }),
  calendar: defineCall({
    ...calendar,
    method: 'GET',
    path: '/calendars/{file}',
    summary: "The calendar at a person's secret address: their agreed interviews of the last 30 days and to come.",
    access: 'public',
    params: z.object({ file: feedFile }),
    hasHead: true,
    privateMaxAge: feedMaxAge,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
  calendarFeed: defineCall({
    ...ofAccount,
    method: 'GET',
    summary: "Whether the calendar of the caller's interviews has an address, and which.",
  }),
  renewCalendarFeed: defineCall({
    ...ofAccount,
    method: 'PUT',
    summary: 'Gives the calendar a new address; the one before leads nowhere from then on.',
    body: z.object({ version: shownVersion }),
    errors: ['CHANGED_MEANWHILE'],
  }),
  endCalendarFeed: defineCall({
    ...ofAccount,
    method: 'DELETE',
    summary: 'Ends the address of the calendar.',
  }),
};
