import * as z from 'zod/mini';
import { isTimeZone } from '../domain/time-zone.ts';
import { textId } from '../texts/text-id.ts';
import { defineCall } from './define.ts';

/** A zone of the IANA database. */
export const zone = z.string().check(z.refine(isTimeZone, textId('time_zone_unknown')));

/** What the clocks of a zone show, by the server: `at` is `YYYY-MM-DDTHH:MM`, `offset` is from UTC. */
export const localTime = z.object({ zone: z.string(), at: z.string(), offset: z.string() });

/** An account's time zone; null before one is known. */
const ownZone = z.object({
  zone: z.nullable(z.string()),
  /** False: that of the browser that was used last. */
  is_chosen: z.boolean(),
});

const people = { candidate: 'any', recruiter: 'any' } as const;

/** The zone in which an account reads times of interviews (decision 141). */
export const timeZoneCalls = {
  timeZone: defineCall({
    method: 'GET',
    path: '/time-zone',
    summary: "The caller's time zone, as far as it is known.",
    access: people,
    about: 'account',
    status: 200,
    answer: ownZone,
  }),
  setTimeZone: defineCall({
    method: 'PUT',
    path: '/time-zone',
    summary: "Sets the caller's time zone, by choice or as the browser has it, which replaces no choice.",
    access: people,
    about: 'account',
    body: z.object({ zone, is_chosen: z.boolean() }),
    status: 200,
    answer: ownZone,
  }),
};
