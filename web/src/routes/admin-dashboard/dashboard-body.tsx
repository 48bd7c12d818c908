import { adminCalls } from '#shared/contracts/admin.ts';
import { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import { AccountLink } from '#web/features/account/account-link.tsx';
import { DashboardRecruiters } from '#web/features/admin/dashboard-recruiters.tsx';
import { useDashboardStats } from '#web/features/admin/dashboard-stats.ts';
import { Shortcuts } from '#web/features/admin/shortcuts.tsx';
import { StatCards } from '#web/features/admin/stat-cards.tsx';
import { StatsError } from '#web/features/admin/stats-error.tsx';
import { useRecruiterFilter } from '#web/features/admin/use-recruiter-filter.ts';
import { useRecruiters } from '#web/features/admin/use-recruiters.ts';
import { PaymentsPanel, usePayments } from '#web/features/subscription-admin/payments-panel.tsx';
import { useAreFetching, useInvalidate } from '#web/lib/query.ts';
import { RefreshButton } from '#web/ui/refresh-button.tsx';

const mostRecruiters = 10;

const shownCalls = [adminCalls.stats, adminCalls.recruiters, adminSubscriptionCalls.adminList];

/** Loads everything on the dashboard again. */
export const Refresh = () => {
  const invalidate = useInvalidate();
  return <RefreshButton busy={useAreFetching(shownCalls)} onClick={() => void invalidate(...shownCalls)} />;
};

/** Everything below the heading: figures, payments, shortcuts, and the recruiters with search and filter. */
export const DashboardBody = () => {
  const { query, stats } = useDashboardStats();
  const filtering = useRecruiterFilter();
  const recruiters = useRecruiters(filtering.filter);
  const payments = usePayments();
  return (
    <>
      <StatsError query={query} />
      <StatCards stats={stats} />
      <PaymentsPanel stats={query.data} payments={payments} />
      <div className="mb-8">
        <Shortcuts stats={stats} failed={query.isError} />
      </div>
      <DashboardRecruiters recruiters={recruiters} most={mostRecruiters} filtering={filtering} />
      <div className="mt-8">
        <AccountLink />
      </div>
    </>
  );
};
