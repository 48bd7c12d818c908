import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { storedMeeting } from '#functions/data/stored-meeting.ts';
import {
  type ApplicationStatus,
  answers,
  applicationStatuses,
  shortlistStatuses,
} from '#shared/domain/hiring-statuses.ts';
import { answerTimes } from './answer-times.ts';
import { storedNoted } from './noted.ts';

/** A change of several applications at once that can still be undone, with the state before it (decision 116). */
const heldChange = z.object({
  /** Names the change; the browser made it up. */
  operation: z.string(),
  /** Until then it can be undone, and nothing follows from it. */
  until: storedInstant,
  /** The application's version with the change. */
  version: z.int(),
  status: z.enum(applicationStatuses),
  notes: z.string(),
  noted: z.optional(storedNoted),
  ...answerTimes,
  /**
   * Of the shortlist's entry that moved along: its status before, its version with the change, its new status, which changes from
   * before do not have, and its notes where the new line dropped older ones. Absent without an entry.
   */
  entry: z.optional(
    z.object({
      status: z.enum(shortlistStatuses),
      interview: storedMeeting,
      version: z.int(),
      to: z.optional(z.enum(shortlistStatuses)),
      notes: z.optional(z.string()),
    }),
  ),
});
export type HeldChange = z.output<typeof heldChange>;

/** Fields of an application's item. All are absent in applications that were only changed one by one. */
export const heldFields = {
  held: z.optional(heldChange),
  /** Beside `held`: by this the function that ends it gets the change. */
  state: z.optional(z.literal('due')),
  /** The latest change that was undone: a delayed retry of it does nothing. */
  undone: z.optional(z.string()),
  /** Answers that were given to several people at once: times to an answer leave them out. */
  in_bulk: z.optional(z.set(z.enum(answers))),
};

/** What every other change of the status removes: it is no longer held. */
export const endHold = ['held', 'state'] as const;

/** The status from which notifications, figures and the shortlist follow: during a held change the one before. */
export const announcedStatus = ({
  summary,
  held,
}: {
  summary: { status: ApplicationStatus };
  held?: HeldChange | undefined;
}): ApplicationStatus => held?.status ?? summary.status;

/** Whether a held change will notify the candidate: no other one of several replaces it. One that only moves the entry is replaced. */
export const isAwaited = (application: Parameters<typeof announcedStatus>[0]): boolean =>
  announcedStatus(application) !== application.summary.status;
