import { useState } from 'react';
import { useDashboardStats } from '#web/features/admin/dashboard-stats.ts';
import { useUsers } from '#web/features/admin/users/use-users.ts';
import {
  changeUserFilter,
  noFilter,
  readUserFilter,
  type UserFilter,
  userSearchOf,
  userTabs,
} from '#web/features/admin/users/user-filter.ts';
import { UserFilterBar } from '#web/features/admin/users/user-filter-bar.tsx';
import { UserResults } from '#web/features/admin/users/user-results.tsx';
import { userTotals } from '#web/features/admin/users/user-total.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useSingleFlight } from '#web/lib/single-flight.ts';
import { useAddressFilter } from '#web/lib/use-address-filter.ts';
import { RefreshButton } from '#web/ui/refresh-button.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** All candidates and recruiters, with search; admins can verify, deactivate, reactivate and delete them. */
export const Component = () => {
  const t = useT();
  const { filter, change } = useAddressFilter(readUserFilter, userSearchOf);
  const { query, stats } = useDashboardStats();
  const users = useUsers(filter);
  const [isReloading, setReloading] = useState(false);
  const apply = (changes: Partial<UserFilter>) => change(changeUserFilter(filter, changes), changes.tab !== undefined);
  const counted = query.isError ? undefined : stats;
  const totals = counted && userTotals(filter, counted);
  const refresh = useSingleFlight(async () => {
    setReloading(true);
    const [loaded] = await Promise.all([users.refetch(), query.refetch()]);
    setReloading(false);
    if (loaded) toast.success(t('adminUsers.loaded', { count: loaded.candidates + loaded.recruiters, ...loaded }));
  });
  return (
    <>
      <ScreenHeader name="adminUsers" actions={<RefreshButton busy={isReloading} onClick={() => void refresh()} />} />
      <Tabs
        label={t('adminUsers.tabs')}
        value={filter.tab}
        onChange={(tab) => apply({ tab: userTabs.find((each) => each === tab) ?? 'all' })}
        tabs={userTabs.map((tab) => ({
          value: tab,
          label: t(`adminUsers.tab.${tab}`),
          count: totals && formatNumber(totals[tab]),
          content: tab === filter.tab && (
            <>
              <UserFilterBar filter={filter} onChange={apply} />
              <UserResults
                users={users}
                filter={filter}
                stats={counted}
                onClear={() => change({ ...noFilter, tab: filter.tab })}
              />
            </>
          ),
        }))}
      />
    </>
  );
};
