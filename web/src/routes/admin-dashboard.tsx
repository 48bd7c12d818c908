import { AccountLink } from '#web/features/account/account-link.tsx';
import { DashboardRecruiters } from '#web/features/admin/dashboard-recruiters.tsx';
import { useDashboardStats } from '#web/features/admin/dashboard-stats.ts';
import { Shortcuts } from '#web/features/admin/shortcuts.tsx';
import { StatCards } from '#web/features/admin/stat-cards.tsx';
import { StatsError } from '#web/features/admin/stats-error.tsx';
import { useRecruiterFilter } from '#web/features/admin/use-recruiter-filter.ts';
import { useRecruiters } from '#web/features/admin/use-recruiters.ts';
import { PaymentsPanel, usePayments } from '#web/features/subscription-admin/payments-panel.tsx';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RefreshButton } from '#web/ui/refresh-button.tsx';

const mostRecruiters = 10;

/** The admins' overview: figures, payments, and the recruiters with search and filter. */
export const Component = () => {
  const t = useT();
  const session = useSession();
  const { query, stats } = useDashboardStats();
  const filtering = useRecruiterFilter();
  const recruiters = useRecruiters(filtering.filter);
  const payments = usePayments();
  const refresh = () => {
    void query.refetch();
    void recruiters.query.refetch();
    void payments.query.refetch();
  };
  return (
    <>
      <PageHeader
        title={t('admin.dashboard.pageTitle')}
        actions={
          <RefreshButton
            busy={[query, recruiters.query, payments.query].some(({ isFetching }) => isFetching)}
            onClick={refresh}
          />
        }
      >
        {t('admin.dashboard.welcome', { name: session?.user.name ?? '' })}
      </PageHeader>
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
