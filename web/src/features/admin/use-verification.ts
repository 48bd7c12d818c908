import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { adminCalls, type DashboardStats, type ListedRecruiter } from '#shared/contracts/admin.ts';
import { call } from '#web/lib/api-client.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryKeyOf } from '#web/lib/query-key.ts';
import { toast } from '#web/ui/toast-store.ts';
import { afterVerification, statsKey } from './dashboard-stats.ts';
import { type RecruiterPages, recruiterPages } from './use-recruiters.ts';

const verificationKey = queryKeyOf(adminCalls.verifyRecruiter);

const { queryKey } = recruiterPages;

interface Change {
  recruiter: ListedRecruiter;
  verified: boolean;
}

const withVerification = (data: RecruiterPages | undefined, { recruiter, verified }: Change) =>
  data && {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      items: page.items.map((item) => (item.id === recruiter.id ? { ...item, verified, is_verified: verified } : item)),
    })),
  };

/**
 * Verifies recruiters and takes verifications back, several at a time. The list is loaded again after each. The figures
 * are counted on here instead: the server folds them a moment later, and would still answer the old ones.
 */
export const useVerification = () => {
  const t = useT();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: verificationKey,
    mutationFn: ({ recruiter: { id }, verified }: Change) =>
      call(verified ? adminCalls.verifyRecruiter : adminCalls.unverifyRecruiter, { params: { id } }),
    onSuccess: async (_, change) => {
      toast.success(t(change.verified ? 'admin.recruiters.verifyDone' : 'admin.recruiters.unverifyDone'));
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<RecruiterPages>(queryKey, (data) => withVerification(data, change));
      queryClient.setQueryData<DashboardStats>(statsKey, (stats) => stats && afterVerification(stats, change.verified));
      void queryClient.invalidateQueries({ queryKey });
    },
    onError: (_, { verified }) => {
      toast.error(t(verified ? 'admin.recruiters.verifyFailed' : 'admin.recruiters.unverifyFailed'));
    },
  });
  const processing = useMutationState({
    filters: { mutationKey: verificationKey, status: 'pending' },
    select: (mutation) => (mutation.state.variables as Change).recruiter.id,
  });
  return {
    isProcessing: (id: number): boolean => processing.includes(id),
    setVerified: (recruiter: ListedRecruiter, verified: boolean) => mutate({ recruiter, verified }),
  };
};
