import { notifyManager, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { toIso } from '#shared/domain/time.ts';
import { cx } from '#web/lib/cx.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { oldestCopyTime, subscribeToCopyTimes } from '#web/lib/offline-copy-times.ts';
import { type QueryKey, requestPathOf } from '#web/lib/query-key.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { Button } from '#web/ui/button.tsx';

/** When the oldest of the stored responses that the screen shows was loaded; undefined if it shows none. */
const useShownCopyTime = () => {
  const queries = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribe = queries.subscribe(notifyManager.batchCalls(listener));
      const unsubscribeFromTimes = subscribeToCopyTimes(listener);
      return () => {
        unsubscribe();
        unsubscribeFromTimes();
      };
    },
    [queries],
  );
  const read = () => {
    const active = queries.findAll({ type: 'active' });
    return oldestCopyTime(active.map(({ queryKey }) => requestPathOf(queryKey as unknown as QueryKey)));
  };
  return useSyncExternalStore(subscribe, read, () => undefined);
};

/**
 * Says of what time the shown data are, for as long as some come from storage because the network failed. Offline it is
 * the second line of the banner that says so.
 */
export const OfflineCopyBanner = () => {
  const t = useT();
  const queryClient = useQueryClient();
  const storedAt = useShownCopyTime();
  const isLoading = useIsFetching() > 0;
  const isOnline = useOnline();
  if (storedAt === undefined) return null;
  const time = formatDate(toIso(storedAt), 'time');
  return (
    <div
      role="status"
      className={cx(
        'flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-warning-tint px-4 pb-2 text-center text-sm font-semibold text-warning',
        isOnline && 'pt-2',
      )}
    >
      <p>{t(isOnline ? 'common.notLatest' : 'common.asOf', { time })}</p>
      {isOnline && (
        <Button
          size="sm"
          variant="secondary"
          loading={isLoading}
          onClick={() => void queryClient.invalidateQueries({ refetchType: 'active' })}
        >
          {t('common.tryAgain')}
        </Button>
      )}
    </div>
  );
};
