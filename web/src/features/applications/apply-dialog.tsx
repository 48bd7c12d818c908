import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { type AppliedFor, useApply } from './use-apply.ts';

/** The apply flow of a job's page: says what the recruiter will see, then sends the application. */
export const ApplyDialog = ({ job, open, onClose }: { job: AppliedFor; open: boolean; onClose: () => void }) => {
  const t = useT();
  const apply = useApply('details');
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={t('applications.dialog.title', { title: job.title })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button loading={apply.isPending} onClick={() => apply.mutate(job, { onSettled: onClose })}>
            {t('applications.dialog.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('applications.dialog.text', { company: job.company_name })}</p>
      <p className="mt-3 text-sm text-soft">{t('applications.dialog.once')}</p>
    </Dialog>
  );
};
