import { useT } from '#web/lib/i18n.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { type AdminJobFilter, type JobStatusFilter, jobStatuses } from './admin-job-filter.ts';

/** Search and status of the jobs to show; both apply immediately. */
export const AdminJobFilterBar = ({
  filter,
  onChange,
}: {
  filter: AdminJobFilter;
  onChange: (filter: AdminJobFilter) => void;
}) => {
  const t = useT();
  return (
    <search aria-label={t('adminJobs.filters')} className="mb-2 grid gap-3 sm:grid-cols-[1fr_13rem]">
      <SearchField
        label={t('adminJobs.search')}
        placeholder={t('adminJobs.searchHint')}
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
      />
      <Select
        hideLabel
        label={t('adminJobs.column.status')}
        value={filter.status}
        onChange={(event) => onChange({ ...filter, status: event.target.value as JobStatusFilter })}
        options={jobStatuses.map((status) => ({ value: status, label: t(`adminJobs.status.${status}`) }))}
      />
    </search>
  );
};
