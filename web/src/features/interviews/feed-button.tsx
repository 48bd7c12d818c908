import { useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { CalendarDays } from '#web/ui/icons.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';

const FeedDialog = laterDialog(async () => (await import('./feed-dialog.tsx')).FeedDialog, ['calendarFeed']);

/** Opens the address of the calendar that has the reader's interviews. */
export const FeedButton = () => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<CalendarDays className="size-4" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('interviews.feed')}
      </Button>
      {isOpen && <FeedDialog onClose={() => setOpen(false)} />}
    </>
  );
};
