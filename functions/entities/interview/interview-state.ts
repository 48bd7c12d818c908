import type { ShownInterviewState } from '#shared/domain/interviews.ts';
import type { ThreadSide } from '#shared/domain/messages.ts';
import { addMs, type EpochMs, hourMs, type IsoInstant, minuteMs, toEpochMs, toIso } from '#shared/domain/time.ts';
import type { InterviewSummary } from './stored-interview.ts';

// What the state of an interview means. Lists, pages, mails, calendars and the shortlist ask here and compare no state.

type OfState = Pick<InterviewSummary, 'state'>;
/** Also of images in the stream, of which only what decides is read. */
type Dated<Time extends string> = { state: string; agreed?: Time | undefined };

/** Whether the sides may still agree to a time, move or end it, unless it has begun. */
export const isOpen = ({ state }: OfState): boolean =>
  state === 'offered' || state === 'proposed' || state === 'agreed';

export const isMissed = ({ state }: { state: string }): boolean => state === 'missed';

/** The side that ended an interview before it was held; undefined of any other one. */
export function endedBy({ state }: { state: string }): ThreadSide | undefined {
  if (state === 'declined') return 'candidate';
  return state === 'cancelled' ? 'recruiter' : undefined;
}

/** The time to which both sides agree, which calendars and the person's booked times have; undefined of any other one. */
export const agreedTime = <Time extends string>({ state, agreed }: Dated<Time>): Time | undefined =>
  state === 'agreed' ? agreed : undefined;

/** The time that the shortlist shows: the agreed one, also where a side did not come. */
export const countedTime = <Time extends string>(interview: Dated<Time>): Time | undefined =>
  isMissed(interview) ? interview.agreed : agreedTime(interview);

/** When an interview that begins then is over. */
export const endOf = ({ minutes }: Pick<InterviewSummary, 'minutes'>, from: IsoInstant): IsoInstant =>
  toIso(addMs(toEpochMs(from), minutes * minuteMs));

/** Whether both sides agree to a time that has not begun. */
export const isToCome = (interview: Dated<string>, now: EpochMs): boolean => (agreedTime(interview) ?? '') > toIso(now);

/** Whether its time has begun, or is over: it is neither moved nor ended then, and can be recorded as missed. */
export const hasBegun = ({ agreed }: Pick<InterviewSummary, 'agreed'>, now: EpochMs): boolean =>
  agreed !== undefined && agreed <= toIso(now);

/** Whether its agreed time is over, so that it counts as held. */
export function isHeld(interview: InterviewSummary, now: EpochMs): boolean {
  const agreed = agreedTime(interview);
  return agreed !== undefined && endOf(interview, agreed) <= toIso(now);
}

/** A time is picked before it begins, and one from office hours with their notice. */
export const latestPast = ({ from_hours }: InterviewSummary, now: EpochMs): IsoInstant =>
  toIso(addMs(now, (from_hours?.notice_hours ?? 0) * hourMs));

/** The state that people see at a time: an agreed one is held when it is over, and times that all passed end an offer. */
export function stateAt(interview: InterviewSummary, now: EpochMs): ShownInterviewState {
  if (isHeld(interview, now)) return 'held';
  if (agreedTime(interview) || !isOpen(interview)) return interview.state;
  return interview.times.every((each) => each <= latestPast(interview, now)) ? 'lapsed' : interview.state;
}
