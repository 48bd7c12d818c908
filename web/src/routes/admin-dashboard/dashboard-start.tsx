import { Queues } from '#web/features/admin/queues.tsx';
import { StatCards } from '#web/features/admin/stat-cards.tsx';
import { PaymentsHeading } from '#web/features/subscription-admin/payments-heading.tsx';
import { useT } from '#web/lib/i18n.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The labels of queues and figures, and the heading of the payments, where they will be. */
export const DashboardStart = ({ forMaster = false }: { forMaster?: boolean }) => {
  const t = useT();
  return (
    <>
      <Queues stats={undefined} />
      <StatCards stats={undefined} forMaster={forMaster} />
      <PaymentsHeading actions={<Skeleton className="h-11 w-64" />} />
      <div role="status">
        <span className="sr-only">{t('common.loading')}</span>
        <Skeleton className="h-56 w-full rounded-lg" />
      </div>
    </>
  );
};
