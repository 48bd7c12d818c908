import { AccountLink } from '#web/features/account/account-link.tsx';
import { DashboardRecruiters, everyRecruiter } from '#web/features/admin/dashboard-recruiters.tsx';
import { useDashboardStats } from '#web/features/admin/dashboard-stats.ts';
import { Queues } from '#web/features/admin/queues.tsx';
import { Shortcuts } from '#web/features/admin/shortcuts.tsx';
import { StatCards } from '#web/features/admin/stat-cards.tsx';
import { StatsError } from '#web/features/admin/stats-error.tsx';
import { SystemStatus } from '#web/features/admin/system-status.tsx';
import { UpdatedAgo } from '#web/features/admin/updated-ago.tsx';
import { useRecruiters } from '#web/features/admin/use-recruiters.ts';
import { PaymentsPanel, usePayments } from '#web/features/subscription-admin/payments-panel.tsx';

const maxRecruiters = 5;

/** When the figures were loaded. */
export const Updated = () => <UpdatedAgo at={useDashboardStats().query.dataUpdatedAt} labelled />;

/** Everything below the heading: queues, figures, payments, the system's status and the newest recruiters. */
export const DashboardBody = () => {
  const { query, stats } = useDashboardStats();
  const recruiters = useRecruiters(everyRecruiter);
  const payments = usePayments();
  return (
    <>
      <StatsError query={query} />
      <Queues stats={stats} failed={query.isError} />
      <StatCards stats={stats} forMaster />
      <PaymentsPanel stats={query.data} payments={payments} />
      <div className="mb-8 grid items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <SystemStatus query={query} />
        <Shortcuts forMaster />
      </div>
      <DashboardRecruiters recruiters={recruiters} max={maxRecruiters} />
      <div className="mt-8">
        <AccountLink />
      </div>
    </>
  );
};
