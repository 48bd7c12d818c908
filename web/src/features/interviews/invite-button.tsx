import { interviewCalls } from '#shared/contracts/interviews.ts';
import { useT } from '#web/lib/i18n.ts';
import { DialogButton } from '#web/ui/dialog-button.tsx';
import { CalendarDays } from '#web/ui/icons.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';
import { May } from '#web/ui/may.tsx';
import type { Invited } from './invite-dialog.tsx';

const InviteDialog = laterDialog(async () => (await import('./invite-dialog.tsx')).InviteDialog, ['interviews']);

/** Opens the offer of times to candidates. */
export const InviteButton = ({
  people,
  jobId,
  variant = 'secondary',
}: {
  people: readonly Invited[];
  jobId?: number;
  variant?: 'secondary' | 'quiet';
}) => {
  const t = useT();
  return (
    <May call={interviewCalls.offerTimes}>
      <DialogButton
        variant={variant}
        size="sm"
        icon={<CalendarDays className="size-4" aria-hidden="true" />}
        dialog={(onClose) => <InviteDialog people={people} {...(jobId !== undefined && { jobId })} onClose={onClose} />}
      >
        {t('common.invite')}
      </DialogButton>
    </May>
  );
};
