import { useQueryClient } from '@tanstack/react-query';
import { calendarCalls } from '#shared/contracts/calendars.ts';
import { call } from '#web/lib/api-client.ts';
import { queryOf } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';

/** Gives the calendar an address, or another one in the place of what is shown, or none. */
type FeedChange = { what: 'renew'; version: string } | { what: 'end' };

/** Changes the address of the reader's calendar, and shows what it is then. */
export const useFeedChange = () => {
  const queryClient = useQueryClient();
  const { queryKey } = queryOf(calendarCalls.calendarFeed, {});
  return useMutation({
    mutationFn: (change: FeedChange) =>
      change.what === 'end'
        ? call(calendarCalls.endCalendarFeed, {})
        : call(calendarCalls.renewCalendarFeed, { body: { version: change.version } }),
    onSuccess: (feed) => queryClient.setQueryData(queryKey, feed),
    // It was changed in another window.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
};
