import { LogOut } from 'lucide-react';
import { useLogout } from '#web/app/use-logout.ts';
import { OwnAccount } from '#web/features/account/index.ts';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { DashboardRecruiters, everyRecruiter } from './dashboard-recruiters.tsx';
import { PaymentsPanel } from './payments-panel.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { StatCards } from './stat-cards.tsx';
import { StatsError } from './stats-error.tsx';
import { SystemStatus } from './system-status.tsx';
import { UpdatedAgo } from './updated-ago.tsx';
import { useDashboardStats } from './use-dashboard-stats.ts';
import { useRecruiters } from './use-recruiters.ts';

const mostRecruiters = 5;

/** The master admins' overview: figures, payments, the system's status and the newest recruiters. */
export const MasterDashboardPage = () => {
  const t = useT();
  const session = useSession();
  const logout = useLogout();
  const { query, stats } = useDashboardStats();
  const recruiters = useRecruiters(everyRecruiter);
  const isLoading = query.isFetching || recruiters.query.isFetching;
  const refresh = () => {
    void query.refetch();
    void recruiters.query.refetch();
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
      <div className="mb-8 grid gap-4 lg:grid-cols-2 xl:grid-cols-3">
        <PaymentsPanel stats={stats} failed={query.isError} />
        <SystemStatus
          stats={stats}
          isLoading={isLoading}
          failed={query.isError || recruiters.query.isError}
          updatedAt={query.dataUpdatedAt}
        />
        <Shortcuts stats={stats} failed={query.isError} />
      </div>
      <DashboardRecruiters recruiters={recruiters} most={mostRecruiters} />
      <div className="mt-8">
        <OwnAccount />
      </div>
    </>
  );
};
