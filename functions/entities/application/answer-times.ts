import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { type Answer, type ApplicationStatus, answers } from '#shared/domain/hiring-statuses.ts';
import { type EpochMs, type IsoInstant, toIso } from '#shared/domain/time.ts';

/** When the answer was given; absent without it, and of answers from before the times were stored. */
const time = z.optional(storedInstant);

/**
 * Fields of an application's summary: its way to the present status, which only has the answers that still hold. The days
 * on which it first reached a hiring stage, for figures, are apart from it.
 */
export const answerTimes = { reviewed_at: time, shortlisted_at: time, rejected_at: time, hired_at: time };

/** The answers that end when an application gets a status: those after it, and of the two last ones the other. */
const ended: Readonly<Record<ApplicationStatus, readonly Answer[]>> = {
  applied: answers,
  reviewed: ['shortlisted', 'rejected', 'hired'],
  shortlisted: ['rejected', 'hired'],
  rejected: ['hired'],
  hired: ['rejected'],
};

const fieldOf = (answer: Answer) => `summary.${answer}_at` as const;

/** The times that a change of the status writes, where there is none, and removes. */
interface Times {
  setOnce?: { [Field in ReturnType<typeof fieldOf>]?: IsoInstant };
  remove: ReturnType<typeof fieldOf>[];
}

/** The part of a change to a status that writes when it was given. A status that is set again keeps its time. */
export const answerChange = (status: ApplicationStatus, now: EpochMs): Times => ({
  ...(status !== 'applied' && { setOnce: { [fieldOf(status)]: toIso(now) } }),
  remove: ended[status].map(fieldOf),
});

/** The answers that hold, in the order in which they can follow each other. */
export const answersOf = (summary: { [Field in `${Answer}_at`]?: IsoInstant | undefined }) =>
  answers.flatMap((status) => {
    const at = summary[`${status}_at`];
    return at ? [{ status, at }] : [];
  });
