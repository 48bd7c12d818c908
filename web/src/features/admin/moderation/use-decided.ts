import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminCalls } from '#shared/contracts/admin.ts';
import type { DashboardStats } from '#shared/contracts/admin-lists.ts';
import { moderationCalls, type WaitingRecruiter } from '#shared/contracts/moderation.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { useInvalidate } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { toast } from '#web/ui/toast-store.ts';
import { afterVerification, statsKey } from '../dashboard-stats.ts';

/** A wait of a recruiter: who waits again is another one. */
const waitOf = ({ id, waiting_since }: WaitingRecruiter): string => `${id} ${waiting_since}`;

/**
 * Verifies waiting recruiters, several concurrently. Each is out of the queue at once, whatever pages load meanwhile, and is back
 * after a failure.
 */
export const useDecided = () => {
  const t = useT();
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const bringBack = (recruiter: WaitingRecruiter) =>
    setDecided((before) => new Set([...before].filter((each) => each !== waitOf(recruiter))));
  const { mutate } = useMutation({
    mutationFn: ({ id, email }: WaitingRecruiter) =>
      call(adminCalls.verifyRecruiter, { params: { id }, body: { shown_email: email } }),
    onSuccess: () => {
      toast.success(t('admin.recruiters.verifyDone'));
      queryClient.setQueryData<DashboardStats>(statsKey, (stats) => stats && afterVerification(stats, true));
      void invalidate(adminCalls.recruiters);
    },
    onError: (error, recruiter) => {
      toast.error(`${recruiter.company_name}: ${errorText(error, t('admin.recruiters.verifyFailed'))}`);
      bringBack(recruiter);
      void invalidate(moderationCalls.waitingRecruiters);
    },
  });
  return {
    isOpen: (recruiter: WaitingRecruiter): boolean => !decided.has(waitOf(recruiter)),
    verify: (recruiter: WaitingRecruiter): void => {
      setDecided((before) => new Set([...before, waitOf(recruiter)]));
      mutate(recruiter);
    },
  };
};
