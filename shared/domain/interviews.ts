import { addMs, dayMs, type EpochMs, hourMs, minuteMs } from './time.ts';

/** States of an interview that are stored. */
export const interviewStates = ['offered', 'proposed', 'agreed', 'declined', 'cancelled', 'missed'] as const;
export type InterviewState = (typeof interviewStates)[number];

/** What is shown beside them: an agreed one that is over, and one whose times all passed. */
export const shownInterviewStates = [...interviewStates, 'held', 'lapsed'] as const;
export type ShownInterviewState = (typeof shownInterviewStates)[number];

/** Minutes that an interview may take. */
export const interviewMinutes = [15, 30, 45, 60, 90, 120] as const;

/** Candidates of one offer, and times that an offer or proposal names. */
export const maxInvited = 20;
export const maxTimes = 10;

/** The longest text that says where an interview is. */
export const maxPlaceLength = 300;

/** How far from now the times are. */
export const earliestMs = minuteMs;
export const latestMs = 90 * dayMs;

/** How long after its beginning it can be recorded that a side was missing. */
export const missingMs = 7 * dayMs;

/** How long before an interview both sides are reminded of it. */
export const reminderMs = [dayMs, hourMs] as const;

/** How long before an interview its room opens. */
const roomOpensMs = 10 * minuteMs;

/** From when until when people enter the room of an interview that begins then. */
export const roomTimes = (agreed: EpochMs, minutes: number): { from: EpochMs; until: EpochMs } => ({
  from: addMs(agreed, -roomOpensMs),
  until: addMs(agreed, minutes * minuteMs),
});
