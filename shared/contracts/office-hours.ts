import * as z from 'zod/mini';
import { interviewMinutes } from '../domain/interviews.ts';
import { areApart, bufferMinutes, horizonWeeks, maxRangesADay, noticeHours, weekdays } from '../domain/office-hours.ts';
import { textId } from '../texts/text-id.ts';
import { defineCall } from './define.ts';
import { instant, limit, paging, shownVersion, version } from './fields.ts';
import { localTime, zone } from './time-zone.ts';

const oneOf = <const Values extends readonly number[]>(values: Values) =>
  z.union(values.map((each) => z.literal(each as Values[number])));

/** A time of day in half-hour steps. */
const halfHour = z.string().check(z.regex(/^(?:(?:[01][0-9]|2[0-3]):[03]0|24:00)$/));

const ranges = z
  .array(z.object({ weekday: z.int().check(z.minimum(1), z.maximum(weekdays.length)), from: halfHour, to: halfHour }))
  .check(z.maxLength(weekdays.length * maxRangesADay), z.refine(areApart, textId('office_ranges_overlap')));

const settings = {
  buffer_minutes: oneOf(bufferMinutes),
  notice_hours: oneOf(noticeHours),
  weeks: oneOf(horizonWeeks),
};

/** A person's office hours. Without a zone none are set. */
export const officeHours = z.object({
  zone: z.optional(z.string()),
  /** In that zone. */
  ranges: z.array(z.object({ weekday: z.int(), from: z.string(), to: z.string() })),
  buffer_minutes: z.int(),
  notice_hours: z.int(),
  weeks: z.int(),
  version,
});
export type ShownOfficeHours = z.output<typeof officeHours>;

/** A time at which an interview could begin, with what the person's clocks show. */
const freeTime = z.object({ at: instant, local: localTime });
export type FreeTime = z.output<typeof freeTime>;

/** Office hours of the people who invite for a company (decision 141). */
export const officeHoursCalls = {
  officeHours: defineCall({
    method: 'GET',
    path: '/office-hours',
    summary: "The caller's own office hours.",
    access: { recruiter: 'any' },
    about: 'account',
    status: 200,
    answer: officeHours,
  }),
  setOfficeHours: defineCall({
    method: 'PUT',
    path: '/office-hours',
    summary:
      'Sets the times of the week at which the caller can be booked for interviews. Offers of before stay as they are.',
    access: { recruiter: 'any' },
    about: 'account',
    body: z.object({ zone, ranges, ...settings, version: shownVersion }),
    status: 200,
    answer: officeHours,
    errors: ['CHANGED_MEANWHILE'],
  }),
  freeTimes: defineCall({
    method: 'GET',
    path: '/office-hours/free-times',
    summary:
      "Times of the caller's office hours that are free, the next first, with a buffer around agreed interviews.",
    access: { recruiter: 'any' },
    query: z.object({
      minutes: z.pipe(
        z.enum(interviewMinutes.map(String)),
        z.transform((text) => Number(text)),
      ),
      ...paging,
      limit: limit(100, 400),
    }),
    status: 200,
    answer: z.array(freeTime),
    paged: true,
    errors: ['INVALID_CURSOR'],
  }),
};
