import { useInfiniteQuery } from '@tanstack/react-query';
import { type Interview, interviewCalls } from '#shared/contracts/interviews.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { call } from '#web/lib/api-client.ts';
import { pagesOf, useInvalidate } from '#web/lib/query.ts';
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

export type OfferBody = Parameters<typeof call<typeof interviewCalls.offerTimes>>[1]['body'] & object;

/** What a side does with an interview that its list shows. */
export type Answer =
  | { what: 'pick'; at: string; zone: string }
  | { what: 'suggest'; times: string[]; zone: string }
  | { what: 'end' }
  | { what: 'missing' };

const send = (params: { id: string }, version: string, answer: Answer) => {
  if (answer.what === 'pick')
    return call(interviewCalls.pickTime, { params, body: { at: answer.at, zone: answer.zone, version } });
  if (answer.what === 'suggest')
    return call(interviewCalls.suggestTimes, { params, body: { times: answer.times, zone: answer.zone, version } });
  return answer.what === 'end'
    ? call(interviewCalls.endInterview, { params, body: { version } })
    : call(interviewCalls.recordMissing, { params, body: {} });
};

/** Answers an interview as the list shows it. The list is loaded again in any case: a refusal says that it changed. */
export const useAnswer = ({ id, version }: Interview) => {
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (answer: Answer) => send({ id }, version, answer),
    onSettled: () => invalidate(interviewCalls.interviews, notificationCalls.count),
  });
};
