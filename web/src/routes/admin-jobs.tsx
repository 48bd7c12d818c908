import { everyJob, jobSearchOf, readJobFilter } from '#web/features/admin/jobs/admin-job-filter.ts';
import { AdminJobFilterBar } from '#web/features/admin/jobs/admin-job-filter-bar.tsx';
import { AdminJobResults } from '#web/features/admin/jobs/admin-job-results.tsx';
import { useAdminJobs } from '#web/features/admin/jobs/use-admin-jobs.ts';
import { useAddressFilter } from '#web/lib/use-address-filter.ts';
import { RefreshButton } from '#web/ui/refresh-button.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';

/** The jobs of all recruiters, active or not, with search; admins can open and delete them. */
export const Component = () => {
  const { filter, change } = useAddressFilter(readJobFilter, jobSearchOf);
  const found = useAdminJobs(filter);
  return (
    <>
      <ScreenHeader
        name="adminJobs"
        actions={<RefreshButton busy={found.query.isRefetching} onClick={() => void found.query.refetch()} />}
      />
      <AdminJobFilterBar filter={filter} onChange={change} />
      <AdminJobResults found={found} filter={filter} onClear={() => change(everyJob)} />
    </>
  );
};
