import { useT } from '#web/lib/i18n.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { CopyLine } from '#web/ui/copy-line.tsx';
import { CalendarDays } from '#web/ui/icons.ts';
import { Notice } from '#web/ui/notice.tsx';

/** The address, to be opened by an app or copied, and what ends it. */
export const FeedAddress = ({ address, onEnd }: { address: string; onEnd: (how: 'renew' | 'end') => void }) => {
  const t = useT();
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
        <Button variant="secondary" size="sm" onClick={() => onEnd('renew')}>
          {t('calendarFeed.renew')}
        </Button>
        <Button variant="danger" size="sm" onClick={() => onEnd('end')}>
          {t('calendarFeed.end')}
        </Button>
      </div>
    </>
  );
};
