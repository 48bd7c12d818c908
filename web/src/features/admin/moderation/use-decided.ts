import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminCalls } from '#shared/contracts/admin.ts';
import type { DashboardStats } from '#shared/contracts/admin-lists.ts';
import { moderationCalls, type WaitingRecruiter } from '#shared/contracts/moderation.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText, isRefusal } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { useInvalidate } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { toast } from '#web/ui/toast-store.ts';
import { afterSendBack, afterVerification, statsKey } from '../dashboard-stats.ts';
import { type Decided, decideEach, nothingDone, type Progress } from './decide-each.ts';

/** A wait of a recruiter: who waits again is another one. */
const waitOf = ({ id, waiting_since }: WaitingRecruiter): string => `${id} ${waiting_since}`;

/** Sends a decision to the server, which does the same for a repeated one. */
const send = (decided: Decided): Promise<unknown> => {
  const { id, email } = decided.recruiter;
  if (decided.decision === 'verify')
    return call(adminCalls.verifyRecruiter, { params: { id }, body: { shown_email: email } });
  const { decision, stated } = decided;
  return call(adminCalls.unverifyRecruiter, { params: { id }, body: { decision, ...stated } });
};

/** Decisions about several recruiters, and how far they are. */
export interface Batch {
  all: readonly Decided[];
  progress: Progress;
}

/**
 * Decides about waiting recruiters: about one at once, or about several one after the other. Each is out of the queue when its
 * decision is sent, whatever pages load meanwhile, and is back after a failure.
 */
export const useDecided = () => {
  const t = useT();
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [batch, setBatch] = useState<Batch>();
  const takeOut = ({ recruiter }: Decided) => setDecided((before) => new Set([...before, waitOf(recruiter)]));
  const bringBack = (recruiter: WaitingRecruiter) =>
    setDecided((before) => new Set([...before].filter((each) => each !== waitOf(recruiter))));
  const countDecided = ({ decision }: Decided) => {
    const after = decision === 'verify' ? afterVerification : afterSendBack;
    queryClient.setQueryData<DashboardStats>(statsKey, (stats) => stats && after(stats, true));
  };
  const one = useMutation({
    mutationFn: send,
    onSuccess: (_, about) => {
      toast.success(t(about.decision === 'verify' ? 'admin.recruiters.verifyDone' : 'moderation.recruiters.sentBack'));
      countDecided(about);
      void invalidate(adminCalls.recruiters);
    },
    onError: (error, { recruiter, decision }) => {
      const failed = t(decision === 'verify' ? 'admin.recruiters.verifyFailed' : 'moderation.failed');
      toast.error(`${recruiter.company_name}: ${errorText(error, failed)}`);
      bringBack(recruiter);
      void invalidate(moderationCalls.waitingRecruiters);
    },
  });
  const several = useMutation({
    mutationFn: ({ all, progress: before }: Batch) =>
      decideEach(all, before, {
        send,
        isRefusal,
        report: (progress, about) => {
          setBatch({ all, progress });
          if (!about) return;
          takeOut(about);
          countDecided(about);
        },
      }),
    onSettled: () => void invalidate(adminCalls.recruiters, moderationCalls.waitingRecruiters),
  });
  const run = (next: Batch) => {
    setBatch(next);
    several.mutate(next);
  };
  return {
    isOpen: (recruiter: WaitingRecruiter): boolean => !decided.has(waitOf(recruiter)),
    decide: (about: Decided): void => {
      takeOut(about);
      one.mutate(about);
    },
    batch,
    isDeciding: several.isPending,
    stopped: several.error,
    decideAbout: (all: readonly Decided[]) => run({ all, progress: nothingDone }),
    resume: () => batch && run(batch),
    closeBatch: () => setBatch(undefined),
  };
};
