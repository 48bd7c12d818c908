import { ScrollText } from 'lucide-react';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { useOnceTrue } from '#web/lib/use-once-true.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AuditTable } from './audit-table.tsx';
import type { useAuditTrail } from './use-audit-trail.ts';

export const AuditLoading = ({ rows }: { rows: number }) => {
  const t = useT();
  return (
    <div role="status" className="space-y-2">
      <span className="sr-only">{t('audit.loading')}</span>
      {Array.from({ length: rows }, (_, index) => `row-${index}`).map((key) => (
        <Skeleton key={key} className="h-14 w-full" />
      ))}
    </div>
  );
};

/** The audit trail in all its states; `onClear` where a filter may be why it is empty. */
export const AuditResults = ({
  trail: { query, entries },
  onClear,
}: {
  trail: ReturnType<typeof useAuditTrail>;
  onClear: (() => void) | undefined;
}) => {
  const t = useT();
  const isShown = useOnceTrue(!query.isPending);
  if (query.isPending || !isShown) return <AuditLoading rows={8} />;
  if (!entries) return <ErrorState title={errorText(query.error, t('audit.failed'))} query={query} />;
  if (entries.length === 0 && !query.hasNextPage) {
    return (
      <EmptyState
        icon={<ScrollText aria-hidden="true" />}
        title={t(onClear ? 'audit.emptyFiltered' : 'audit.empty')}
        action={
          onClear && (
            <Button variant="secondary" onClick={onClear}>
              {t('audit.filter.clear')}
            </Button>
          )
        }
      >
        {t(onClear ? 'audit.emptyFilteredText' : 'audit.emptyText')}
      </EmptyState>
    );
  }
  return (
    <>
      {entries.length > 0 && <AuditTable entries={entries} withActor />}
      {query.isFetchNextPageError && (
        <p role="alert" className="mt-4 text-center text-sm text-danger">
          {errorText(query.error, t('audit.failed'))}
        </p>
      )}
      <LoadMore {...query} />
    </>
  );
};
