import { LogOut } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { dashboardOf } from '#web/config/links.ts';
import { AccountLink } from '#web/features/account/account-link.tsx';
import { DashboardRecruiters, everyRecruiter } from '#web/features/admin/dashboard-recruiters.tsx';
import { useDashboardStats } from '#web/features/admin/dashboard-stats.ts';
import { Shortcuts } from '#web/features/admin/shortcuts.tsx';
import { StatCards } from '#web/features/admin/stat-cards.tsx';
import { StatsError } from '#web/features/admin/stats-error.tsx';
import { SystemStatus } from '#web/features/admin/system-status.tsx';
import { UpdatedAgo } from '#web/features/admin/updated-ago.tsx';
import { useRecruiters } from '#web/features/admin/use-recruiters.ts';
import { PaymentsPanel, usePayments } from '#web/features/subscription-admin/payments-panel.tsx';
import { useT } from '#web/lib/i18n.ts';
import { useLogout } from '#web/lib/sign-out.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RefreshButton } from '#web/ui/refresh-button.tsx';

const mostRecruiters = 5;

/** The master admins' overview: figures, payments, the system's status and the newest recruiters. */
const Dashboard = () => {
  const t = useT();
  const session = useSession();
  const logout = useLogout();
  const { query, stats } = useDashboardStats();
  const recruiters = useRecruiters(everyRecruiter);
  const payments = usePayments();
  const isLoading = [query, recruiters.query, payments.query].some(({ isFetching }) => isFetching);
  const refresh = () => {
    void query.refetch();
    void recruiters.query.refetch();
    void payments.query.refetch();
  };
  return (
    <>
      <PageHeader
        title={t('admin.master.pageTitle')}
        actions={
          <>
            <RefreshButton busy={isLoading} onClick={refresh} />
            <Button
              variant="secondary"
              icon={<LogOut className="size-4 rtl:rotate-180" aria-hidden="true" />}
              onClick={() => void logout()}
            >
              {t('common.nav.logout')}
            </Button>
          </>
        }
      >
        {t('admin.dashboard.welcome', { name: session?.user.name ?? '' })}
        <span className="block text-sm">
          <UpdatedAgo at={query.dataUpdatedAt} labelled />
        </span>
      </PageHeader>
      <StatsError query={query} />
      <StatCards stats={stats} forMaster />
      <PaymentsPanel stats={query.data} payments={payments} />
      <div className="mb-8 grid items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <SystemStatus query={query} />
        <Shortcuts stats={stats} failed={query.isError} forMaster />
      </div>
      <DashboardRecruiters recruiters={recruiters} most={mostRecruiters} />
      <div className="mt-8">
        <AccountLink />
      </div>
    </>
  );
};

/** Other admins have their own dashboard. */
export const Component = () =>
  useSession()?.userType === 'master_admin' ? <Dashboard /> : <Navigate to={dashboardOf.admin} replace />;
