import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { adminCalls } from '#shared/contracts/admin.ts';
import type { DashboardStats, ListedRecruiter } from '#shared/contracts/admin-lists.ts';
import { moderationCalls } from '#shared/contracts/moderation.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryKeyOf } from '#web/lib/query-key.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { toast } from '#web/ui/toast-store.ts';
import { changeCached, jobLists } from './cached-pages.ts';
import { afterVerification, statsKey } from './dashboard-stats.ts';
import type { StatedReason } from './reason-dialog.tsx';

const verificationKey = queryKeyOf(adminCalls.verifyRecruiter);

interface Change {
  recruiter: ListedRecruiter;
  verified: boolean;
  /** Of a withdrawal. */
  stated?: StatedReason | undefined;
}

/**
 * Verifies and unverifies recruiters, several concurrently. The lists are reloaded after each change, those of jobs too,
 * which are hidden and shown with the verification. The figures are updated in the cache, as the server's are eventually consistent and would still be stale.
 */
export const useVerification = () => {
  const t = useT();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: verificationKey,
    mutationFn: ({ recruiter: { id, email }, verified, stated }: Change) =>
      verified
        ? call(adminCalls.verifyRecruiter, { params: { id }, body: { shown_email: email } })
        : call(adminCalls.unverifyRecruiter, { params: { id }, body: { ...stated } }),
    onSuccess: async (_, { recruiter: { id, is_active, verified: before }, verified }) => {
      toast.success(t(verified ? 'admin.recruiters.verifyDone' : 'admin.recruiters.unverifyDone'));
      await changeCached<ListedRecruiter>(
        queryClient,
        adminCalls.recruiters,
        id,
        ({ address_changed_at: _seen, ...item }) => ({
          ...item,
          verified,
          is_verified: verified,
        }),
      );
      queryClient.setQueryData<DashboardStats>(
        statsKey,
        (stats) => stats && (before === verified ? stats : afterVerification(stats, verified, is_active)),
      );
      for (const each of [adminCalls.recruiters, moderationCalls.waitingRecruiters, ...jobLists]) {
        void queryClient.invalidateQueries({ queryKey: queryKeyOf(each) });
      }
    },
    onError: (error, { verified }) => {
      toast.error(errorText(error, t(verified ? 'admin.recruiters.verifyFailed' : 'admin.recruiters.unverifyFailed')));
      void queryClient.invalidateQueries({ queryKey: queryKeyOf(adminCalls.recruiters) });
    },
  });
  const processing = useMutationState({
    filters: { mutationKey: verificationKey, status: 'pending' },
    select: (mutation) => (mutation.state.variables as Change).recruiter.id,
  });
  return {
    isProcessing: (id: number): boolean => processing.includes(id),
    setVerified: (recruiter: ListedRecruiter, verified: boolean, stated?: StatedReason) =>
      mutate({ recruiter, verified, stated }),
  };
};
