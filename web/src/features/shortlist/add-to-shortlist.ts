import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { call } from '#web/lib/api-client.ts';
import { ApiError, errorText, tooManyText } from '#web/lib/api-error.ts';
import { t } from '#web/lib/i18n.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { useRefreshPairs } from '#web/lib/use-refresh-pairs.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { toast } from '#web/ui/toast-store.ts';

/** The screen from which a candidate is shortlisted: each has its own call and texts. */
export type ShortlistSource = 'search' | 'applicants';

export interface ShortlistAddition {
  jobId: number | undefined;
  notes: string;
}

const successText = { search: 'shortlist.add.done', applicants: 'shortlist.add.doneShort' } as const;

const failureText = (error: unknown, source: ShortlistSource): string => {
  if (source === 'applicants') return errorText(error, t('shortlist.add.failedApplicant'));
  if (error instanceof ApiError && error.code === 'NOT_VERIFIED') return error.detail;
  if (error instanceof ApiError && error.status === 400) return errorText(error, t('shortlist.add.refused'));
  return tooManyText(error) ?? t('shortlist.add.failed');
};

/** Whether the candidate is on the shortlist already: by an attempt whose response was lost, or from elsewhere. */
export const isShortlistedAlready = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'ALREADY_SHORTLISTED';

/** Adds a candidate to the shortlist, reports the outcome, and reloads the shortlist: a lost response may hide a success. */
export const useAddToShortlist = (candidateId: number, source: ShortlistSource) => {
  const recruiterId = useOwnId();
  const refreshShortlist = useRefreshPairs();
  return useMutation({
    mutationFn: ({ jobId, notes }: ShortlistAddition) => {
      const body = { recruiter_id: recruiterId, notes, ...(jobId !== undefined && { job_id: jobId }) };
      return source === 'search'
        ? call(shortlistCalls.quickAdd, { params: { id: candidateId }, body })
        : call(shortlistCalls.add, { body: { ...body, candidate_id: candidateId } });
    },
    onSuccess: () => toast.success(t(successText[source])),
    onError: (error) => {
      const show = isShortlistedAlready(error) ? toast.info : toast.error;
      show(failureText(error, source));
    },
    onSettled: refreshShortlist,
  });
};
