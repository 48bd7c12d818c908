import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons.ts';
import { toast } from '#web/ui/toast-store.ts';
import { exportAudit } from './export-audit.ts';
import type { AuditFilters } from './filters.ts';
import { useAdminNames } from './use-admin-names.ts';

/** Downloads the entries of the filter as CSV. */
export const ExportButton = ({ filters }: { filters: AuditFilters }) => {
  const t = useT();
  const { nameOf } = useAdminNames();
  const exporting = useMutation({
    mutationFn: () => exportAudit(filters, nameOf, new Date()),
    onSuccess: ({ count, isComplete }) =>
      toast.success(t(isComplete ? 'audit.exported' : 'audit.exportedPart', { count })),
    onError: (error) => toast.error(errorText(error, t('audit.exportFailed'))),
  });
  return (
    <Button
      variant="secondary"
      loading={exporting.isPending}
      icon={<Download className="size-4" aria-hidden="true" />}
      onClick={() => exporting.mutate()}
    >
      {t('audit.export')}
    </Button>
  );
};
