import { useQuery } from '@tanstack/react-query';
import { companyDocumentCalls } from '#shared/contracts/company-documents.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf, useInvalidate } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { toast } from '#web/ui/toast-store.ts';

/** What the company uploaded for its verification. Addresses of files are valid for 15 minutes, so they are reloaded earlier. */
export const useDocuments = (companyId: number) =>
  useQuery({
    ...queryOf(companyDocumentCalls.documents, { params: { id: companyId } }),
    refetchInterval: 10 * 60_000,
  });

/** Loads the documents again, and the profile: a company that was sent back waits again with a document. */
export const useRefreshDocuments = () => {
  const invalidate = useInvalidate();
  return () => invalidate(companyDocumentCalls.documents, recruiterCalls.ownProfile);
};

/** Deletes a document. */
export const useDeleteDocument = (companyId: number) => {
  const t = useT();
  const refresh = useRefreshDocuments();
  return useMutation({
    mutationFn: (document: string) =>
      call(companyDocumentCalls.removeDocument, { params: { id: companyId, document } }),
    onSuccess: async () => {
      toast.success(t('documents.deleted'));
      await refresh();
    },
    onError: (error) => toast.error(errorText(error, t('documents.deleteFailed'))),
  });
};
