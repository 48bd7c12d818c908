import { useSearchParams } from 'react-router-dom';
import type { AuditEntry } from '#shared/contracts/audit.ts';
import { AuditResults } from '#web/features/audit/audit-results.tsx';
import { ExportButton } from '#web/features/audit/export-button.tsx';
import { AuditFilterBar } from '#web/features/audit/filter-bar.tsx';
import { type AuditFilters, addressOf, filtersOf, isFiltered, noFilters } from '#web/features/audit/filters.ts';
import { useAuditTrail } from '#web/features/audit/use-audit-trail.ts';
import { RefreshButton } from '#web/ui/refresh-button.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';

/** The name of the person whom a filter is about, as the entries about them have it. */
const nameOfTarget = (entries: readonly AuditEntry[], { type, id }: AuditFilters): string | null =>
  entries.find(({ target }) => target.type === type && String(target.id) === id)?.target.name ?? null;

/** What admins did and read, with filters that are in the address. */
export const Component = () => {
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(params);
  const trail = useAuditTrail(filters);
  const change = (next: AuditFilters) =>
    setParams(Object.fromEntries(Object.entries(addressOf(next)).filter(([, text]) => text !== '')));
  return (
    <>
      <ScreenHeader
        name="adminAudit"
        actions={
          <>
            <RefreshButton busy={trail.query.isFetching} onClick={() => void trail.query.refetch()} />
            <ExportButton filters={filters} />
          </>
        }
      />
      <AuditFilterBar filters={filters} onChange={change} nameOfTarget={nameOfTarget(trail.entries ?? [], filters)} />
      <AuditResults trail={trail} onClear={isFiltered(filters) ? () => change(noFilters) : undefined} />
    </>
  );
};
