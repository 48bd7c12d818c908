import { useState } from 'react';
import { interviewCalls } from '#shared/contracts/interviews.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Clock } from '#web/ui/icons.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';
import { May } from '#web/ui/may.tsx';

const OfficeHoursDialog = laterDialog(async () => (await import('./office-hours-dialog.tsx')).OfficeHoursDialog);

/** Opens the reader's office hours, for those who may invite. */
export const OfficeHoursButton = () => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <May call={interviewCalls.offerTimes}>
      <Button
        variant="secondary"
        icon={<Clock className="size-4" aria-hidden="true" />}
        className="max-sm:w-full"
        onClick={() => setOpen(true)}
      >
        {t('interviews.hours.title')}
      </Button>
      {isOpen && <OfficeHoursDialog onClose={() => setOpen(false)} />}
    </May>
  );
};
