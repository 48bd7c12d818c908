import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DashboardStats } from '#shared/contracts/admin-lists.ts';
import type { OpenCertificate } from '#shared/contracts/certificate-answers.ts';
import { certificateCalls } from '#shared/contracts/certificates.ts';
import type { RejectionReason } from '#shared/domain/languages/certificate.ts';
import { pageSize } from '#web/config/page-size.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { pagesOf, queryOf, useInvalidate } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { toast } from '#web/ui/toast-store.ts';
import { statsKey } from '../dashboard-stats.ts';

const page = { query: { limit: pageSize.rows } };

/** Certificates that wait to be checked, oldest first. */
export const useOpenCertificates = () => useInfiniteQuery(pagesOf(certificateCalls.open, page));

/** Certificates whose number two accounts claim, oldest first. */
export const useDuplicates = () => useInfiniteQuery(pagesOf(certificateCalls.duplicates, page));

/** A certificate with its document. It is always loaded anew: its address is valid for 15 minutes. */
export const useOpenCertificate = ({ candidateId, id }: { candidateId: number; id: string }) =>
  useQuery({ ...queryOf(certificateCalls.document, { params: { candidateId, id } }), staleTime: 0, gcTime: 0 });

const useOneLess = () => {
  const queryClient = useQueryClient();
  return () =>
    queryClient.setQueryData<DashboardStats>(
      statsKey,
      (stats) => stats && { ...stats, openCertificates: Math.max(0, stats.openCertificates - 1) },
    );
};

export type CertificateDecisionInput =
  | { decision: 'confirm' }
  | { decision: 'reject'; reason: RejectionReason; note: string };

/** Decides about the certificate that the admin sees; it then leaves the list. */
export const useDecideCertificate = ({ candidate_id: candidateId, id, version }: OpenCertificate) => {
  const t = useT();
  const countOneLess = useOneLess();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (body: CertificateDecisionInput) =>
      call(certificateCalls.decide, { params: { candidateId, id }, body: { ...body, version } }),
    onSuccess: (_, { decision }) => {
      toast.success(t(decision === 'confirm' ? 'certificateReview.confirmed' : 'certificateReview.rejected'));
      countOneLess();
      void invalidate(certificateCalls.open, certificateCalls.duplicates);
    },
    onError: (error) => {
      toast.error(errorText(error, t('certificateReview.decisionFailed')));
      void invalidate(certificateCalls.open, certificateCalls.document);
    },
  });
};

/** Closes a flag about two claims of a number. */
export const useDismissDuplicate = () => {
  const t = useT();
  const countOneLess = useOneLess();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (id: string) => call(certificateCalls.dismissDuplicate, { params: { id } }),
    onSuccess: () => {
      toast.success(t('certificateReview.dismissed'));
      countOneLess();
    },
    onError: (error) => toast.error(errorText(error, t('certificateReview.decisionFailed'))),
    onSettled: () => invalidate(certificateCalls.duplicates),
  });
};
