import { useQuery } from '@tanstack/react-query';
import { applicationCalls } from '#shared/contracts/applications.ts';
import type { GivenAttestation } from '#shared/contracts/attestation-answers.ts';
import { attestationCalls } from '#shared/contracts/attestations.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf, useInvalidate } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { toast } from '#web/ui/toast-store.ts';

/** What the recruiter attested with an application. */
export const useAttestation = (id: string) =>
  useQuery({ ...queryOf(attestationCalls.ofApplication, { params: { id } }), staleTime: 0 });

const useRefresh = () => {
  const invalidate = useInvalidate();
  return () =>
    void invalidate(attestationCalls.ofApplication, applicationCalls.applicants, applicationCalls.unmaskedApplicants);
};

/** Attests levels in place of those before. */
export const useAttest = (id: string) => {
  const t = useT();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (levels: GivenAttestation['levels']) =>
      call(attestationCalls.attest, {
        params: { id },
        body: { levels: levels.flatMap(({ level, ...rest }) => (level === 'none' ? [] : [{ ...rest, level }])) },
      }),
    onSuccess: () => {
      toast.success(t('attestations.saved'));
      refresh();
    },
    onError: (error) => toast.error(errorText(error, t('attestations.saveFailed'))),
  });
};

/** Revokes what was attested. */
export const useRevoke = (id: string) => {
  const t = useT();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call(attestationCalls.revoke, { params: { id } }),
    onSuccess: () => {
      toast.success(t('attestations.revoked'));
      refresh();
    },
    onError: (error) => toast.error(errorText(error, t('attestations.saveFailed'))),
  });
};
