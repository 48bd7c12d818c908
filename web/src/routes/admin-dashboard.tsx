import { StatCards } from '#web/features/admin/stat-cards.tsx';
import { PaymentsHeading } from '#web/features/subscription-admin/payments-heading.tsx';
import { createPart } from '#web/lib/create-part.ts';
import { loadCatalogues, useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RefreshButton } from '#web/ui/refresh-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

// What makes no call is painted before the code of the calls, tables and dialogs is loaded.
const useBody = createPart(async () => {
  const [{ DashboardBody, Refresh }] = await Promise.all([
    import('./admin-dashboard/dashboard-body.tsx'),
    loadCatalogues(['subscriptionAdmin']),
  ]);
  return { DashboardBody, Refresh };
});

const noAction = () => undefined;

/** The labels of the figures and the heading of the payments, where they will stand. */
const Start = () => {
  const t = useT();
  return (
    <>
      <StatCards stats={undefined} />
      <PaymentsHeading actions={<Skeleton className="h-11 w-64" />} />
      <div role="status">
        <span className="sr-only">{t('common.loading')}</span>
        <Skeleton className="h-56 w-full rounded-lg" />
      </div>
    </>
  );
};

/** The admins' overview: figures, payments, and the recruiters with search and filter. */
export const Component = () => {
  const t = useT();
  const session = useSession();
  const body = useBody();
  return (
    <>
      <PageHeader
        title={t('admin.dashboard.pageTitle')}
        actions={body ? <body.Refresh /> : <RefreshButton busy onClick={noAction} />}
      >
        {t('admin.dashboard.welcome', { name: session?.user.name ?? '' })}
      </PageHeader>
      {body ? <body.DashboardBody /> : <Start />}
    </>
  );
};
