import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import type { ApplicationStatus } from '#shared/domain/hiring-statuses.ts';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Check, Send } from '#web/ui/icons.ts';
import { LazyApplyDialog } from './lazy-apply-dialog.tsx';
import type { AppliedFor } from './use-apply.ts';

// The status of an application must be readable, so its button is not faded like other disabled ones.
const looks: Record<ApplicationStatus, string> = {
  applied: 'bg-primary-tint! text-primary-strong!',
  reviewed: 'bg-primary-tint! text-primary-strong!',
  shortlisted: 'bg-warning-tint! text-warning!',
  rejected: 'bg-danger-tint! text-danger!',
  hired: 'bg-success-tint! text-success!',
};

type Look = Pick<ComponentProps<typeof Button>, 'size' | 'className'>;

/** The button's words; whatever has no own one reads as submitted (specification, states). */
const labelOf = (status: ApplicationStatus) =>
  status === 'reviewed' ? 'applications.submitted' : (`applications.state.${status}` as const);

/** Apply Now, or the status of the application on a disabled button. */
export const ApplyButton = ({
  status,
  onApply,
  loading = false,
  className,
  title,
  ...look
}: Look & {
  /** Null: not applied. */
  status: ApplicationStatus | null;
  onApply: () => void;
  loading?: boolean;
  /** Of the job, where a list has several such buttons. */
  title?: string;
}) => {
  const t = useT();
  return (
    <Button
      {...look}
      className={cx(className, status && `border-transparent! whitespace-nowrap opacity-100! ${looks[status]}`)}
      disabled={status !== null}
      loading={loading}
      icon={status ? <Check className="size-4" aria-hidden="true" /> : title && <Send aria-hidden="true" />}
      aria-label={title && !status ? t('common.named', { action: t('applications.apply'), title }) : undefined}
      onClick={onApply}
    >
      {status ? t(labelOf(status)) : t('applications.apply')}
    </Button>
  );
};

/** Applies for a job of a list, after the same questions as on its page. */
export const ListApplyButton = ({
  job,
  status,
  notice,
  ...look
}: Look & { job: AppliedFor; status: ApplicationStatus | null; notice?: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  LazyApplyDialog.usePreload();
  // The list may be a moment behind.
  const [hasApplied, setApplied] = useState(false);
  const shown = status ?? (hasApplied ? 'applied' : null);
  // The list may tell of an application whose response was lost; the dialog goes on where it was not.
  useEffect(() => {
    if (status !== null && !hasApplied) setOpen(false);
  }, [status, hasApplied]);
  return (
    <>
      <ApplyButton {...look} title={job.title} status={shown} onApply={() => setOpen(true)} />
      {isOpen && (shown === null || hasApplied) && (
        <LazyApplyDialog
          job={job}
          place="list"
          notice={notice}
          onClose={() => setOpen(false)}
          onApplied={() => setApplied(true)}
        />
      )}
    </>
  );
};
