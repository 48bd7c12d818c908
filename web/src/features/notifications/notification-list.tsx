import { tooManyText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { BellOff } from '#web/ui/icons.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { NotificationItem } from './notification-item.tsx';
import { type Owner, useMarkRead, useNotifications } from './use-notifications.ts';

const Loading = () => {
  const t = useT();
  return (
    <div role="status" className="space-y-4 p-4">
      <span className="sr-only">{t('notifications.loading')}</span>
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
    </div>
  );
};

/** The notifications below the bell. `onFollow` closes them once a link was followed. */
export const NotificationList = ({ owner, onFollow }: { owner: Owner; onFollow: () => void }) => {
  const t = useT();
  const list = useNotifications(owner);
  const markRead = useMarkRead(owner);
  const mark = (id: string | null) =>
    markRead.mutate(id, { onError: (error) => toast.error(tooManyText(error) ?? t('notifications.markFailed')) });
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <div className="flex min-h-14 items-center justify-between gap-3 border-b border-line px-4">
        <h2 className="text-lg">{t('common.notifications')}</h2>
        {items.some((item) => !item.is_read) && (
          <Button variant="quiet" size="sm" className="-me-3" loading={markRead.isPending} onClick={() => mark(null)}>
            {t('notifications.markAllRead')}
          </Button>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {list.isPending && <Loading />}
        {list.isError && (
          <div role="alert" className="p-6 text-center text-sm">
            <p className="mb-3">{t('notifications.failed')}</p>
            <Button variant="secondary" size="sm" loading={list.isFetching} onClick={() => void list.refetch()}>
              {t('common.tryAgain')}
            </Button>
          </div>
        )}
        {list.isSuccess && items.length === 0 && (
          <div className="flex flex-col items-center px-6 py-10 text-center">
            <BellOff className="mb-3 size-6 text-soft" aria-hidden="true" />
            <p className="font-semibold">{t('notifications.empty')}</p>
            <p className="text-sm text-soft">{t('notifications.emptyHint')}</p>
          </div>
        )}
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <NotificationItem key={item.id} notification={item} onRead={() => mark(item.id)} onFollow={onFollow} />
          ))}
        </ul>
        {list.hasNextPage && (
          <div className="p-3 text-center">
            <Button
              variant="quiet"
              size="sm"
              loading={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {t('notifications.more')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
};
