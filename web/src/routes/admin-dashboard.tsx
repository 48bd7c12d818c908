import { useT } from '#web/lib/i18n.ts';
import { createPart } from '#web/lib/later.tsx';
import { useSession } from '#web/lib/use-session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RefreshButton } from '#web/ui/refresh-button.tsx';
import { DashboardStart } from './admin-dashboard/dashboard-start.tsx';

// What makes no call is painted before the code of the calls, tables and dialogs is loaded.
const useBody = createPart(
  async () => {
    const [{ DashboardBody }, { RefreshDashboard }] = await Promise.all([
      import('./admin-dashboard/dashboard-body.tsx'),
      import('#web/features/admin/refresh-dashboard.tsx'),
    ]);
    return { DashboardBody, RefreshDashboard };
  },
  { texts: ['subscriptionAdmin'] },
);

const noAction = () => undefined;

/** The admins' overview: figures, payments, and the recruiters with search and filter. */
export const Component = () => {
  const t = useT();
  const session = useSession();
  const body = useBody();
  return (
    <>
      <PageHeader
        title={t('admin.dashboard.pageTitle')}
        actions={body ? <body.RefreshDashboard /> : <RefreshButton busy onClick={noAction} />}
      >
        {t('admin.dashboard.welcome', { name: session?.user.name ?? '' })}
      </PageHeader>
      {body ? <body.DashboardBody /> : <DashboardStart />}
    </>
  );
};
