import type { AdminJob } from '#shared/contracts/jobs.ts';
import { useT } from '#web/lib/i18n.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useRemoveAdminJob } from './use-admin-jobs.ts';

/** Requests confirmation and the reason, then deletes a recruiter's job. */
export const DeleteAdminJob = ({ job, onClose }: { job: AdminJob; onClose: () => void }) => {
  const t = useT();
  const remove = useRemoveAdminJob();
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && !remove.isPending && onClose()}
      title={t('adminJobs.confirmTitle', { title: job.title })}
      text={t('adminJobs.confirmText', { company: job.company_name })}
      confirmLabel={t('common.delete')}
      onConfirm={(stated) => remove.mutate({ job, stated }, { onSettled: onClose })}
      busy={remove.isPending}
    />
  );
};
