import { useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { CopyLine } from '#web/ui/copy-line.tsx';
import { CalendarDays } from '#web/ui/icons.ts';
import { LazyConfirmDialog } from '#web/ui/lazy-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { useFeedChange } from './use-feed-change.ts';

/** The address, to be opened by an app or copied, and what ends it. */
export const FeedAddress = ({
  address,
  version,
  change,
}: {
  address: string;
  version: string;
  change: ReturnType<typeof useFeedChange>;
}) => {
  const t = useT();
  const [ending, setEnding] = useState<'renew' | 'end'>();
  const confirm = () =>
    change.mutate(ending === 'renew' ? { what: 'renew', version } : { what: 'end' }, {
      onSettled: () => setEnding(undefined),
    });
  return (
    <>
      <div>
        <p className="text-sm font-semibold">{t('calendarFeed.address')}</p>
        <CopyLine label={t('calendarFeed.address')} value={address} />
        <p className="mt-2 text-sm text-soft">{t('calendarFeed.how')}</p>
      </div>
      <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClass('primary', 'md', 'max-sm:w-full')}>
        <CalendarDays className="size-4" aria-hidden="true" />
        <span>{t('calendarFeed.open')}</span>
      </a>
      <Notice tone="warning">{t('calendarFeed.secret')}</Notice>
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <Button variant="secondary" size="sm" onClick={() => setEnding('renew')}>
          {t('calendarFeed.renew')}
        </Button>
        <Button variant="danger" size="sm" onClick={() => setEnding('end')}>
          {t('calendarFeed.end')}
        </Button>
      </div>
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
