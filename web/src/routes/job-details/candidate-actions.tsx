import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Job } from '#shared/contracts/jobs.ts';
import { isOpen } from '#shared/domain/closing-date.ts';
import { comparedOf } from '#shared/domain/languages/language-requirement.ts';
import { epochMs } from '#shared/domain/time.ts';
import { ApplyButton } from '#web/features/applications/apply-button.tsx';
import { LazyApplyDialog } from '#web/features/applications/lazy-apply-dialog.tsx';
import { useOwnApplication } from '#web/features/applications/use-applications.ts';
import { WithdrawButton } from '#web/features/applications/withdraw-button.tsx';
import { SaveJobButton } from '#web/features/jobs/saved-jobs-toggle.tsx';
import { useSendSavedJobs } from '#web/features/jobs/use-saved-jobs.ts';
import { LazyApplyNotice } from '#web/features/matches/lazy-match.tsx';

/** Applying and saving, for candidates. The apply flow is open while the address says `apply=true`. */
export const CandidateActions = ({ job, candidateId }: { job: Job; candidateId: number }) => {
  const [params, setParams] = useSearchParams();
  const application = useOwnApplication(job.id, candidateId);
  useSendSavedJobs();
  LazyApplyDialog.usePreload();
  const status = application.data?.status ?? null;
  const isClosed = !isOpen(job, epochMs(Date.now()));
  const wantsToApply = params.get('apply') === 'true';
  // Also after an application whose response was lost: withdrawing it does not open the flow again.
  useEffect(() => {
    if (status !== null && wantsToApply) setParams({}, { replace: true });
  }, [status, wantsToApply, setParams]);
  const canApply = !application.isPending && status === null && !isClosed;
  return (
    <div className="grid grid-cols-[1fr_auto] gap-3 sm:grid-cols-2 lg:grid-cols-1">
      {(status !== null || !isClosed) && (
        <ApplyButton
          size="lg"
          className="px-3! sm:px-6!"
          status={status}
          loading={application.isPending}
          onApply={() => setParams({ apply: 'true' })}
        />
      )}
      <SaveJobButton job={job} className="min-h-13" />
      {status === 'applied' && <WithdrawButton job={job} className="col-span-full" />}
      {canApply && wantsToApply && (
        <LazyApplyDialog
          job={job}
          place="details"
          notice={<LazyApplyNotice requirements={comparedOf(job)} />}
          onClose={() => setParams({}, { replace: true })}
        />
      )}
    </div>
  );
};
