import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { savedJobCalls } from '#shared/contracts/saved-jobs.ts';
import { mergeSavedJobs } from '#shared/domain/saved-jobs.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { useSession } from '#web/lib/use-session.ts';
import { toast } from '#web/ui/toast-store.ts';
import { readGuestJobs, setGuestJob, subscribeToGuestJobs } from './guest-saved-jobs.ts';
import { type Outcome, sendSavedJobs } from './send-saved-jobs.ts';
import { afterPresses, type Press, queuePress, readPresses, subscribeToPresses } from './unsent-presses.ts';

const noJobs: readonly number[] = [];
const noPresses: readonly Press[] = [];

/**
 * The saved jobs in the order they were saved: of this browser for guests; of the account for candidates, with what is
 * not sent yet. While the account's list (`account`) is not known, `ids` has only what is not sent yet.
 */
export const useSavedJobs = () => {
  const isCandidate = useSession()?.userType === 'candidate';
  const account = useQuery({ ...queryOf(savedJobCalls.savedJobs, {}), enabled: isCandidate });
  const guestJobs = useSyncExternalStore(subscribeToGuestJobs, readGuestJobs, () => noJobs);
  const presses = useSyncExternalStore(subscribeToPresses, readPresses, () => noPresses);
  const ids = isCandidate ? afterPresses(mergeSavedJobs(account.data ?? noJobs, guestJobs), presses) : guestJobs;
  return { ids, account };
};

/** Says what did not reach the account. */
const useTell = () => {
  const t = useT();
  return useCallback(
    ({ isQueued, refusal }: Outcome) => {
      if (refusal) toast.error(errorText(refusal, t('common.somethingWrong')));
      if (isQueued) toast.info(t('jobs.saved.kept'));
    },
    [t],
  );
};

/** Returns the function that saves or unsaves a job; the press is visible at once, and queued if it cannot be sent. */
export const useToggleSavedJob = (): ((jobId: number, isSaved: boolean) => void) => {
  const t = useT();
  const queryClient = useQueryClient();
  const tell = useTell();
  const isCandidate = useSession()?.userType === 'candidate';
  return (jobId, isSaved) => {
    if (isCandidate) {
      if (queuePress(jobId, isSaved)) void sendSavedJobs(queryClient).then(tell);
    } else if (setGuestJob(jobId, isSaved) && isSaved) toast.info(t('jobs.saved.inBrowser'));
  };
};

/** Sends what this browser saved before, now and whenever it is online again. For screens of candidates. */
export const useSendSavedJobs = (): void => {
  const queryClient = useQueryClient();
  const tell = useTell();
  useEffect(() => {
    // No notice about presses that stay queued: the press itself gave it.
    const send = () => void sendSavedJobs(queryClient).then(({ refusal }) => tell({ isQueued: false, refusal }));
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [queryClient, tell]);
};
