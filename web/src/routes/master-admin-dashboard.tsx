import { Navigate } from 'react-router-dom';
import { dashboardOf } from '#web/config/links.ts';
import { UpdatedAgo } from '#web/features/admin/updated-ago.tsx';
import { useT } from '#web/lib/i18n.ts';
import { createPart } from '#web/lib/later.tsx';
import { useLogout } from '#web/lib/sign-out.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { LogOut } from '#web/ui/icons.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RefreshButton } from '#web/ui/refresh-button.tsx';
import { DashboardStart } from './admin-dashboard/dashboard-start.tsx';

// What makes no call is painted before the code of the calls, tables and dialogs is loaded.
const useBody = createPart(
  async () => {
    const [{ DashboardBody, Updated }, { RefreshDashboard }] = await Promise.all([
      import('./master-admin-dashboard/dashboard-body.tsx'),
      import('#web/features/admin/refresh-dashboard.tsx'),
    ]);
    return { DashboardBody, Updated, RefreshDashboard };
  },
  { texts: ['subscriptionAdmin'] },
);

const noAction = () => undefined;

/** The master admins' overview. */
const Dashboard = () => {
  const t = useT();
  const session = useSession();
  const logout = useLogout();
  const body = useBody();
  return (
    <>
      <PageHeader
        title={t('admin.master.pageTitle')}
        actions={
          <>
            {body ? <body.RefreshDashboard /> : <RefreshButton busy onClick={noAction} />}
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
        <span>{t('admin.dashboard.welcome', { name: session?.user.name ?? '' })}</span>
        <span className="block text-sm">{body ? <body.Updated /> : <UpdatedAgo at={0} labelled />}</span>
      </PageHeader>
      {body ? <body.DashboardBody /> : <DashboardStart forMaster />}
    </>
  );
};

/** Other admins have their own dashboard. */
export const Component = () =>
  useSession()?.userType === 'master_admin' ? <Dashboard /> : <Navigate to={dashboardOf.admin} replace />;
