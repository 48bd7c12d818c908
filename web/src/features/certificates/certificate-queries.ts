import { useQuery } from '@tanstack/react-query';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { certificateCalls } from '#shared/contracts/certificates.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf, useInvalidate } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { toast } from '#web/ui/toast-store.ts';

/** The own certificates. Addresses of their documents are valid for 15 minutes, so they are reloaded earlier. */
export const useCertificates = () => useQuery({ ...queryOf(certificateCalls.mine, {}), refetchInterval: 10 * 60_000 });

/** The own profile, for what its languages state. */
export const useOwnProfile = (candidateId: number) =>
  useQuery(queryOf(candidateCalls.profile, { params: { id: candidateId } }));

/** Loads certificates and profile again: a certificate changes what vouches for the languages. */
export const useRefreshEvidence = () => {
  const invalidate = useInvalidate();
  return () => invalidate(certificateCalls.mine, candidateCalls.profile);
};

/** Deletes a certificate. */
export const useDeleteCertificate = () => {
  const t = useT();
  const refresh = useRefreshEvidence();
  return useMutation({
    mutationFn: (id: string) => call(certificateCalls.remove, { params: { id } }),
    onSuccess: async () => {
      toast.success(t('certificates.deleted'));
      await refresh();
    },
    onError: (error) => toast.error(errorText(error, t('certificates.deleteFailed'))),
  });
};
