import type { ReactNode } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { inElement } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ConditionRows } from './condition-rows.tsx';
import { countsOf, type SearchSummary } from './facets.ts';
import { PlainField } from './plain-field.tsx';
import { type Control, type PlainFilter, plainFilters } from './plain-filters.ts';
import type { FilterSearch } from './use-filters.ts';

const hasControl = (filter: PlainFilter): filter is PlainFilter & { control: Control } => filter.control !== undefined;

/** All filters of a search in a dialog: each applies at once. `children` are controls that only one screen has. */
export const AllFilters = ({
  search,
  summary,
  lead,
  footer,
  onClose,
  children,
}: {
  search: FilterSearch;
  summary?: SearchSummary | null | undefined;
  /** Above the controls. */
  lead?: ReactNode;
  footer: ReactNode;
  onClose: () => void;
  children?: ReactNode;
}) => {
  const t = useT();
  const { kind, filters, apply } = search;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="lg" title={t('search.allFilters')} footer={footer}>
      {lead && <div className="mb-6 empty:hidden">{lead}</div>}
      <ConditionRows search={search} />
      <div className="mt-6 grid gap-4 border-t border-line pt-6 sm:grid-cols-2">
        {plainFilters[kind].filter(hasControl).map((filter) => (
          <PlainField
            key={filter.name}
            filter={filter}
            value={filters[filter.name] ?? ''}
            counts={countsOf(summary, filter.control.facet)}
            onChange={(value) => apply((present) => ({ ...present, [filter.name]: value }))}
          />
        ))}
        {inElement(children)}
      </div>
    </Dialog>
  );
};
