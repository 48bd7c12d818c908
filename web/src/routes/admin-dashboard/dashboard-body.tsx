import { AccountLink } from '#web/features/account/account-link.tsx';
import { DashboardRecruiters } from '#web/features/admin/dashboard-recruiters.tsx';
import { useDashboardStats } from '#web/features/admin/dashboard-stats.ts';
import { Queues } from '#web/features/admin/queues.tsx';
import { Shortcuts } from '#web/features/admin/shortcuts.tsx';
import { StatCards } from '#web/features/admin/stat-cards.tsx';
import { StatsError } from '#web/features/admin/stats-error.tsx';
import { useRecruiterFilter } from '#web/features/admin/use-recruiter-filter.ts';
import { useRecruiters } from '#web/features/admin/use-recruiters.ts';
import { PaymentsPanel, usePayments } from '#web/features/subscription-admin/payments-panel.tsx';

const maxRecruiters = 10;

/** Everything below the heading: queues, figures, payments, shortcuts, and the recruiters with search and filter. */
export const DashboardBody = () => {
  const { query, stats } = useDashboardStats();
  const filtering = useRecruiterFilter();
  const recruiters = useRecruiters(filtering.filter);
  const payments = usePayments();
  return (
    <>
      <StatsError query={query} />
      <Queues stats={stats} failed={query.isError} />
      <StatCards stats={stats} />
      <PaymentsPanel stats={query.data} payments={payments} />
      <div className="mb-8">
        <Shortcuts />
      </div>
      <DashboardRecruiters recruiters={recruiters} max={maxRecruiters} filtering={filtering} />
      <div className="mt-8">
        <AccountLink />
      </div>
    </>
  );
};
