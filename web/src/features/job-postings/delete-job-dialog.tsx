import type { JobSummary } from '#shared/contracts/jobs.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { LazyConfirmDialog } from '#web/ui/lazy-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useRemoveJob } from './job-changes.ts';

/** Requests confirmation, then deletes one of the recruiter's jobs. */
export const DeleteJobDialog = ({ job, onClose }: { job: JobSummary; onClose: () => void }) => {
  const t = useT();
  const remove = useRemoveJob(job.id);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => toast.success(t('jobPostings.delete.done')),
      onError: (error) => toast.error(errorText(error, t('jobPostings.delete.failed'))),
      onSettled: onClose,
    });
  return (
    <LazyConfirmDialog
      open
      onOpenChange={(open) => !open && !remove.isPending && onClose()}
      title={job.title}
      text={t('jobPostings.delete.confirm')}
      confirmLabel={t('common.delete')}
      onConfirm={confirm}
      busy={remove.isPending}
    />
  );
};
