import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarCalls } from '#shared/contracts/calendars.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { LazyConfirmDialog } from '#web/ui/lazy-dialog.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { FeedAddress } from './feed-address.tsx';
import { useFeedChange } from './use-feed-change.ts';

/** The secret address of the reader's calendar: calendars load their agreed interviews from it. */
export const FeedDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const feed = useQuery(queryOf(calendarCalls.calendarFeed, {}));
  const change = useFeedChange();
  const [ending, setEnding] = useState<'renew' | 'end'>();
  const { address, version = '' } = feed.data ?? {};
  const confirm = () =>
    change.mutate(ending === 'end' ? { what: 'end' } : { what: 'renew', version }, {
      onSettled: () => setEnding(undefined),
    });
  return (
    <>
      <Dialog
        // One box at a time: that which confirms is in its place.
        open={!ending}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={t('calendarFeed.title')}
        description={t('calendarFeed.text')}
      >
        <div className="space-y-5">
          {feed.isPending && <SkeletonRows rows={1} label={t('calendarFeed.loading')} row="h-24" />}
          {feed.isError && !feed.data && <ErrorState title={t('calendarFeed.loadFailed')} query={feed} />}
          {address && <FeedAddress address={address} onEnd={setEnding} />}
          {feed.data && !address && (
            <Button loading={change.isPending} onClick={() => change.mutate({ what: 'renew', version })}>
              {t('calendarFeed.switchOn')}
            </Button>
          )}
          {change.isError && <FormError>{errorText(change.error, t('calendarFeed.failed'))}</FormError>}
        </div>
      </Dialog>
      <LazyConfirmDialog
        open={ending !== undefined}
        onOpenChange={(isOpen) => !isOpen && setEnding(undefined)}
        title={t(ending === 'end' ? 'calendarFeed.endTitle' : 'calendarFeed.renewTitle')}
        text={t(ending === 'end' ? 'calendarFeed.endText' : 'calendarFeed.renewText')}
        confirmLabel={t(ending === 'end' ? 'calendarFeed.end' : 'calendarFeed.renew')}
        busy={change.isPending}
        onConfirm={confirm}
      />
    </>
  );
};
