import { dayMs } from './time.ts';

/** How long past interviews are in the calendar at a person's own address, and how many it has at most. */
export const feedPastMs = 30 * dayMs;
export const maxFeedEvents = 200;

/** How often calendars shall load it again, in seconds; apps have periods of their own. */
export const feedPeriod = 3_600;

/** Seconds for which an app may use the calendar again without a request. */
export const feedMaxAge = 300;
