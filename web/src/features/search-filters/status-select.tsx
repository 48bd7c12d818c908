import { t } from '#web/lib/i18n.ts';
import { Select } from '#web/ui/select.tsx';
import type { ListFilterState } from './use-list-filters.ts';

/** The states of a list as options; the first one is all. */
export const StatusSelect = ({ filters, className }: { filters: ListFilterState; className?: string }) => {
  const { states, status, apply } = filters;
  return (
    <Select
      hideLabel={className !== undefined}
      label={t('search.status')}
      className={className ?? ''}
      value={status}
      onChange={({ target }) => apply({ status: target.value })}
      options={[{ value: '', label: t('search.anyStatus') }, ...states]}
    />
  );
};
