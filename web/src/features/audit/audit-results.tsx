import { errorText } from '#web/lib/api-error.ts';
import { t, useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ScrollText } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { AuditTable } from './audit-table.tsx';
import type { useAuditTrail } from './use-audit-trail.ts';

export const AuditLoading = ({ rows }: { rows: number }) => (
  <SkeletonRows rows={rows} label={useT()('audit.loading')} className="space-y-2" row="h-14" />
);

/** Why entries of the trail could not be loaded. */
export const auditFailure = (error: unknown): string => errorText(error, t('audit.failed'));

/** The audit trail; `onClear` where a filter may be why it is empty. */
export const AuditResults = ({
  trail: { query, entries },
  onClear,
}: {
  trail: ReturnType<typeof useAuditTrail>;
  onClear: (() => void) | undefined;
}) => {
  const t = useT();
  return (
    <ListFrame
      query={query}
      items={entries ?? []}
      loading={<AuditLoading rows={8} />}
      failed={auditFailure}
      empty={
        !query.hasNextPage && (
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
        )
      }
    >
      {(shown) => <AuditTable entries={shown} withActor />}
    </ListFrame>
  );
};
