import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Interview, interviewCalls } from '#shared/contracts/interviews.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { officeHoursCalls, type ShownOfficeHours } from '#shared/contracts/office-hours.ts';
import { call } from '#web/lib/api-client.ts';
import { isConflict } from '#web/lib/api-error.ts';
import { pagesOf, queryOf, useInvalidate } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';

/** The caller's interviews to come, or those of the past, with the times of a zone. */
export const useInterviews = (zone: string, isPast: boolean) =>
  useInfiniteQuery(pagesOf(interviewCalls.interviews, { query: { zone, ...(isPast && { past: 'true' }) } }));

/** Offers times to candidates; an offer whose response was lost is stored once. */
export const useOfferTimes = () => {
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (body: OfferBody) => call(interviewCalls.offerTimes, { body }),
    onSuccess: () => invalidate(interviewCalls.interviews),
  });
};

/** The reader's own office hours. */
export const useOfficeHours = () => useQuery(queryOf(officeHoursCalls.officeHours, {}));

/** Loads the reader's office hours as they are stored now. */
export const loadOfficeHours = (): Promise<ShownOfficeHours> => call(officeHoursCalls.officeHours, {});

/** Whether a person set hours in which they can be booked. */
export const hasHours = (hours: ShownOfficeHours | undefined): boolean =>
  hours?.zone !== undefined && hours.ranges.length > 0;

/** Free times of the reader's office hours for interviews of a length. */
export const useFreeTimes = (minutes: number) =>
  useInfiniteQuery(pagesOf(officeHoursCalls.freeTimes, { query: { minutes: String(minutes), limit: 400 } }));

/** Sets the reader's office hours as the form showed them. What is free changes with them. */
export const useSetOfficeHours = () => {
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (body: HoursBody) => call(officeHoursCalls.setOfficeHours, { body }),
    onSuccess: () => invalidate(officeHoursCalls.officeHours, officeHoursCalls.freeTimes),
  });
};

type HoursBody = Parameters<typeof call<typeof officeHoursCalls.setOfficeHours>>[1]['body'] & object;

export type OfferBody = Parameters<typeof call<typeof interviewCalls.offerTimes>>[1]['body'] & object;

/** What a side does with an interview that its list shows. */
export type Answer =
  | { what: 'pick'; at: string; zone: string }
  | { what: 'suggest'; times: string[]; zone: string }
  | { what: 'place'; place: string; zone: string }
  | { what: 'end' }
  | { what: 'missing' };

const send = (params: { id: string }, version: string, answer: Answer) => {
  if (answer.what === 'pick')
    return call(interviewCalls.pickTime, { params, body: { at: answer.at, zone: answer.zone, version } });
  if (answer.what === 'suggest')
    return call(interviewCalls.suggestTimes, { params, body: { times: answer.times, zone: answer.zone, version } });
  if (answer.what === 'place')
    return call(interviewCalls.suggestTimes, { params, body: { place: answer.place, zone: answer.zone, version } });
  return answer.what === 'end'
    ? call(interviewCalls.endInterview, { params, body: { version } })
    : call(interviewCalls.recordMissing, { params, body: {} });
};

/** An interview, as far as an answer names it. */
type Shown = Pick<Interview, 'id' | 'version'>;

interface Outcome {
  onSuccess?: () => void;
  onError?: (error: Error) => void;
}

/**
 * Answers an interview as the list shows it. The list is loaded again in any case: a refusal says that it changed. `outcome` is reported before
 * that, which may take away what was pressed.
 */
export const useAnswer = ({ id, version }: Shown, outcome: Outcome = {}) => {
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (answer: Answer) => send({ id }, version, answer),
    ...outcome,
    onSettled: () => invalidate(interviewCalls.interviews, notificationCalls.count),
  });
};

/**
 * The same for a dialog, whose reader does not see the list behind it: as that was when the dialog was opened. What changed since is refused
 * first; the next press answers the interview as it is by then.
 */
export const useDialogAnswer = ({ id, version }: Shown) => {
  const [opened, setOpened] = useState<string | null>(version);
  const onError = (error: Error) => isConflict(error) && setOpened(null);
  return useAnswer({ id, version: opened ?? version }, { onError });
};
