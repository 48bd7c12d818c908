import { useQuery } from '@tanstack/react-query';
import { calendarCalls } from '#shared/contracts/calendars.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { FeedAddress } from './feed-address.tsx';
import { useFeedChange } from './use-feed-change.ts';

/** The secret address of the reader's calendar: calendars load their agreed interviews from it. */
export const FeedDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const feed = useQuery(queryOf(calendarCalls.calendarFeed, {}));
  const change = useFeedChange();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('calendarFeed.title')}
      description={t('calendarFeed.text')}
    >
      <div className="space-y-5">
        {feed.isPending && <SkeletonRows rows={1} label={t('calendarFeed.loading')} row="h-24" />}
        {feed.isError && !feed.data && <ErrorState title={t('calendarFeed.loadFailed')} query={feed} />}
        {feed.data?.address && <FeedAddress address={feed.data.address} version={feed.data.version} change={change} />}
        {feed.data && !feed.data.address && (
          <Button
            loading={change.isPending}
            onClick={() => change.mutate({ what: 'renew', version: feed.data.version })}
          >
            {t('calendarFeed.switchOn')}
          </Button>
        )}
        {change.isError && <FormError>{errorText(change.error, t('calendarFeed.failed'))}</FormError>}
      </div>
    </Dialog>
  );
};
