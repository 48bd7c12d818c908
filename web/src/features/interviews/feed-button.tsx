import { useT } from '#web/lib/i18n.ts';
import { DialogButton } from '#web/ui/dialog-button.tsx';
import { CalendarDays } from '#web/ui/icons.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';

const FeedDialog = laterDialog(async () => (await import('./feed-dialog.tsx')).FeedDialog, ['calendarFeed']);

/** Opens the address of the calendar that has the reader's interviews. */
export const FeedButton = () => {
  const t = useT();
  return (
    <DialogButton
      size="sm"
      icon={<CalendarDays className="size-4" aria-hidden="true" />}
      dialog={(onClose) => <FeedDialog onClose={onClose} />}
    >
      {t('interviews.feed')}
    </DialogButton>
  );
};
