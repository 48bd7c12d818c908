import { useState } from 'react';
import type { OwnJob } from '#shared/contracts/jobs.ts';
import { BulkResult } from '#web/features/bulk/bulk-result.tsx';
import type { BulkPerson } from '#web/features/bulk/person.ts';
import { useBulkMove } from '#web/features/bulk/use-bulk-move.ts';
import { useCloseJob } from '#web/features/job-postings/job-changes.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { toast } from '#web/ui/toast-store.ts';
import { CloseDialog } from './close-dialog.tsx';

/** A job that is being closed: the dialog, and then how far the rejections are, with the way back. */
export const ClosingJob = ({ job, onClose }: { job: OwnJob; onClose: () => void }) => {
  const t = useT();
  const [isConfirmed, setConfirmed] = useState(false);
  const bulk = useBulkMove(job.id);
  const close = useCloseJob();
  const closeJob = (rejected: number) =>
    close.mutate(job.id, {
      onSuccess: () => toast.success(t('jobPostings.close.done', { title: job.title })),
      onError: (error) => toast.error(errorText(error, t('jobPostings.close.failed'))),
      onSettled: () => rejected === 0 && onClose(),
    });
  const confirm = async (rejected: readonly BulkPerson[]) => {
    setConfirmed(rejected.length > 0);
    // First, and only after all of them: who is rejected already gets no message that the job is gone.
    const isSent = rejected.length === 0 || (await bulk.start({ status: 'rejected', notes: '', people: rejected }));
    if (isSent) closeJob(rejected.length);
  };
  const resume = async () => {
    const isSent = await bulk.resume();
    if (isSent && bulk.move) closeJob(bulk.move.total);
    return isSent;
  };
  const shown = bulk.move && { ...bulk, resume, close: onClose };
  return (
    <>
      {!isConfirmed && (
        <CloseDialog
          job={job}
          isBusy={close.isPending}
          onConfirm={(people) => void confirm(people)}
          onClose={onClose}
        />
      )}
      {shown && bulk.move && <BulkResult bulk={shown} move={bulk.move} />}
    </>
  );
};
