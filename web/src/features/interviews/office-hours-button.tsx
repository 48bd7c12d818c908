import { interviewCalls } from '#shared/contracts/interviews.ts';
import { useT } from '#web/lib/i18n.ts';
import { DialogButton } from '#web/ui/dialog-button.tsx';
import { Clock } from '#web/ui/icons.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';
import { May } from '#web/ui/may.tsx';

const OfficeHoursDialog = laterDialog(async () => (await import('./office-hours-dialog.tsx')).OfficeHoursDialog);

/** Opens the reader's office hours, for those who may invite. */
export const OfficeHoursButton = () => {
  const t = useT();
  return (
    <May call={interviewCalls.offerTimes}>
      <DialogButton
        icon={<Clock className="size-4" aria-hidden="true" />}
        className="max-sm:w-full"
        dialog={(onClose) => <OfficeHoursDialog onClose={onClose} />}
      >
        {t('interviews.hours.title')}
      </DialogButton>
    </May>
  );
};
