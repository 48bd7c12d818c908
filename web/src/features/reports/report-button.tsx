import { useState } from 'react';
import type { ReportedType } from '#shared/domain/reports.ts';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Flag } from '#web/ui/icons.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';

/** Its code and texts load with the first press: few visitors report anything. */
const ReportDialog = laterDialog(async () => (await import('./report-dialog.tsx')).ReportDialog, ['reports']);

/**
 * The button that opens the report of a job, a candidate or a company page. Admins do not see it: they decide.
 * @param name of a card among others: the button is then an icon with this name in its label
 * @param thread the messages with the candidate or company that are reported
 */
export const ReportButton = ({
  type,
  id,
  name,
  thread,
}: {
  type: ReportedType;
  id: number;
  name?: string;
  thread?: string;
}) => {
  const t = useT();
  const userType = useSession()?.userType;
  const [isOpen, setOpen] = useState(false);
  if (userType === 'admin' || userType === 'master_admin') return null;
  return (
    <>
      {name === undefined ? (
        <Button
          variant="quiet"
          size="sm"
          className="text-soft!"
          icon={<Flag className="size-4" aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {t(thread === undefined ? `common.report.${type}` : 'common.report.thread')}
        </Button>
      ) : (
        <IconButton
          label={t('common.report.candidateNamed', { name })}
          className="relative ms-auto"
          onClick={() => setOpen(true)}
        >
          <Flag className="size-4" aria-hidden="true" />
        </IconButton>
      )}
      {isOpen && (
        <ReportDialog
          type={type}
          id={id}
          isGuest={userType === undefined}
          thread={thread}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
