import { type ComponentProps, useState } from 'react';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { jobSearchCalls } from '#shared/contracts/job-search.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { useInvalidate } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyConfirmDialog } from '#web/ui/lazy-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { AppliedFor } from './use-apply.ts';

/** Withdraws the signed-in candidate's application, and reloads every status on the screen whatever the outcome. */
const useWithdraw = (jobId: number) => {
  const t = useT();
  const candidateId = useOwnId();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: () => call(applicationCalls.withdraw, { params: { id: `${jobId}-${candidateId}` } }),
    onSuccess: () => toast.success(t('applications.withdraw.done')),
    onError: (error) => toast.error(errorText(error, t('applications.withdraw.failed'))),
    onSettled: () => invalidate(applicationCalls.ofCandidate, applicationCalls.check, jobSearchCalls.jobs),
  });
};

/** Withdraws an application that the recruiter has not reviewed, after a confirmation. */
export const WithdrawButton = ({
  job: { id, title, company_name },
  ...look
}: { job: AppliedFor } & Pick<ComponentProps<typeof Button>, 'size' | 'className'>) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const withdraw = useWithdraw(id);
  return (
    <>
      <Button
        variant="quiet"
        {...look}
        aria-label={t('applications.withdraw.named', { title })}
        onClick={() => setOpen(true)}
      >
        {t('applications.withdraw.button')}
      </Button>
      <LazyConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('applications.withdraw.title')}
        text={t('applications.withdraw.text', { title, company: company_name })}
        confirmLabel={t('applications.withdraw.confirm')}
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate(undefined, { onSettled: () => setOpen(false) })}
      />
    </>
  );
};
