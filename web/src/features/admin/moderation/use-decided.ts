import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminCalls } from '#shared/contracts/admin.ts';
import type { DashboardStats } from '#shared/contracts/admin-lists.ts';
import { moderationCalls, type WaitingRecruiter } from '#shared/contracts/moderation.ts';
import type { SendBack } from '#shared/domain/verification-wait.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { useInvalidate } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { toast } from '#web/ui/toast-store.ts';
import { afterSendBack, afterVerification, statsKey } from '../dashboard-stats.ts';
import type { StatedReason } from '../reason-dialog.tsx';

/** A wait of a recruiter: who waits again is another one. */
const waitOf = ({ id, waiting_since }: WaitingRecruiter): string => `${id} ${waiting_since}`;

/** What an admin decides about a waiting recruiter; all but a verification with what the recruiter reads. */
export type Decided = { recruiter: WaitingRecruiter } & (
  | { decision: 'verify' }
  | { decision: SendBack; stated: StatedReason }
);

const send = (decided: Decided): Promise<unknown> => {
  const { id, email } = decided.recruiter;
  if (decided.decision === 'verify')
    return call(adminCalls.verifyRecruiter, { params: { id }, body: { shown_email: email } });
  const { decision, stated } = decided;
  return call(adminCalls.unverifyRecruiter, { params: { id }, body: { decision, ...stated } });
};

/**
 * Decides about waiting recruiters, several concurrently. Each is out of the queue at once, whatever pages load meanwhile, and is
 * back after a failure.
 */
export const useDecided = () => {
  const t = useT();
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const bringBack = (recruiter: WaitingRecruiter) =>
    setDecided((before) => new Set([...before].filter((each) => each !== waitOf(recruiter))));
  const { mutate } = useMutation({
    mutationFn: send,
    onSuccess: (_, { decision }) => {
      const isVerified = decision === 'verify';
      toast.success(t(isVerified ? 'admin.recruiters.verifyDone' : 'moderation.recruiters.sentBack'));
      const after = isVerified ? afterVerification : afterSendBack;
      queryClient.setQueryData<DashboardStats>(statsKey, (stats) => stats && after(stats, true));
      void invalidate(adminCalls.recruiters);
    },
    onError: (error, { recruiter, decision }) => {
      const failed = t(decision === 'verify' ? 'admin.recruiters.verifyFailed' : 'moderation.failed');
      toast.error(`${recruiter.company_name}: ${errorText(error, failed)}`);
      bringBack(recruiter);
      void invalidate(moderationCalls.waitingRecruiters);
    },
  });
  return {
    isOpen: (recruiter: WaitingRecruiter): boolean => !decided.has(waitOf(recruiter)),
    decide: (about: Decided): void => {
      setDecided((before) => new Set([...before, waitOf(about.recruiter)]));
      mutate(about);
    },
  };
};
