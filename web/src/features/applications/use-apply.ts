import { applicationCalls } from '#shared/contracts/applications.ts';
import { jobSearchCalls } from '#shared/contracts/job-search.ts';
import { call } from '#web/lib/api-client.ts';
import { rememberZone } from '#web/lib/device-zone.ts';
import { useT } from '#web/lib/i18n.ts';
import { useInvalidate } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { toast } from '#web/ui/toast-store.ts';
import { type ApplyPlace, applyProblem, hasAlreadyApplied } from './apply-errors.ts';

export interface AppliedFor {
  id: number;
  title: string;
  company_name: string;
}

/**
 * Applies for a job as the signed-in candidate, reports the outcome, and reloads every status on the screen. `onApplied` is
 * called before that, also when the dialog is gone by then; `isNow`: not for an application that was there already.
 */
export const useApply = (place: ApplyPlace, onApplied: (isNow: boolean) => void) => {
  const t = useT();
  const candidateId = useOwnId();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: ({ job, message }: { job: AppliedFor; message: string }) =>
      call(applicationCalls.apply, {
        params: { jobId: job.id },
        query: { candidate_id: candidateId },
        body: { message },
      }),
    onSuccess: (_, { job: { title, company_name } }) => {
      onApplied(true);
      rememberZone();
      toast.success(t('applications.done', { title, company: company_name }));
    },
    onError: (error) => {
      if (hasAlreadyApplied(error)) onApplied(false);
      const problem = applyProblem(place, error);
      const show = hasAlreadyApplied(error) ? toast.info : toast.error;
      show('key' in problem ? t(problem.key) : problem.detail);
    },
    onSettled: () => invalidate(applicationCalls.ofCandidate, applicationCalls.check, jobSearchCalls.jobs),
  });
};
