import { useSearchParams } from 'react-router-dom';
import { dashboardOf } from '#web/config/links.ts';
import { AuditResults } from '#web/features/audit/audit-results.tsx';
import { ExportButton } from '#web/features/audit/export-button.tsx';
import { AuditFilterBar } from '#web/features/audit/filter-bar.tsx';
import { type AuditFilters, addressOf, filtersOf, isFiltered, noFilters } from '#web/features/audit/filters.ts';
import { useAuditTrail } from '#web/features/audit/use-audit-trail.ts';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RefreshButton } from '#web/ui/refresh-button.tsx';

/** What admins did and read, with filters that are in the address. */
export const Component = () => {
  const t = useT();
  const userType = useSession()?.userType;
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(params);
  const trail = useAuditTrail(filters);
  const change = (next: AuditFilters) =>
    setParams(Object.fromEntries(Object.entries(addressOf(next)).filter(([, text]) => text !== '')));
  return (
    <>
      <PageHeader
        title={t('audit.pageTitle')}
        {...(userType && { backTo: dashboardOf[userType] })}
        actions={
          <>
            <RefreshButton busy={trail.query.isFetching} onClick={() => void trail.query.refetch()} />
            <ExportButton filters={filters} />
          </>
        }
      >
        {t('audit.intro')}
      </PageHeader>
      <AuditFilterBar filters={filters} onChange={change} />
      <AuditResults trail={trail} onClear={isFiltered(filters) ? () => change(noFilters) : undefined} />
    </>
  );
};
