import type { Plan } from '#shared/contracts/subscriptions.ts';
import { formatDate, formatMoney } from '#web/lib/format.ts';
import { gstText } from '#web/lib/gst-text.ts';
import { useT } from '#web/lib/i18n.ts';
import { Table } from '#web/ui/table.tsx';
import type { OpenPlanDialog } from './plan-dialogs.tsx';
import { PlanMenu, PlanStatus } from './plan-parts.tsx';

const Details = ({ plan: { id, name, description } }: { plan: Plan }) => {
  const t = useT();
  return (
    <>
      <span className="block pe-10 font-semibold md:pe-0">
        <bdi>{name}</bdi>
      </span>
      <span className="block max-w-sm text-soft">
        <bdi>{description}</bdi>
      </span>
      <span className="block text-xs text-soft tabular-nums">{t('subscriptionAdmin.id', { id: String(id) })}</span>
    </>
  );
};

const Terms = ({ plan: { price, gst, candidate_limit, duration_days } }: { plan: Plan }) => {
  const t = useT();
  const tax = gstText(gst);
  return (
    <>
      <span className="block font-semibold tabular-nums">{formatMoney(price)}</span>
      {price > 0 && tax && <span className="block text-soft">{tax}</span>}
      <span className="block text-soft">{t('subscriptionAdmin.candidates', { count: candidate_limit })}</span>
      <span className="block text-soft">{t('subscriptionAdmin.days', { count: duration_days })}</span>
    </>
  );
};

/** Plans with prices and limits, and a menu of actions for each. */
export const PlanTable = ({ plans, onOpen }: { plans: readonly Plan[]; onOpen: (dialog: OpenPlanDialog) => void }) => {
  const t = useT();
  return (
    <Table
      caption={t('subscriptionAdmin.plans.title')}
      rows={plans}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'plan',
          header: t('subscriptionAdmin.plans.details'),
          stacked: true,
          cell: (plan) => <Details plan={plan} />,
        },
        { key: 'terms', header: t('subscriptionAdmin.plans.terms'), cell: (plan) => <Terms plan={plan} /> },
        { key: 'status', header: t('subscriptionAdmin.column.status'), cell: (plan) => <PlanStatus plan={plan} /> },
        {
          key: 'created',
          header: t('subscriptionAdmin.plans.created'),
          cell: ({ created_at }) => <span className="whitespace-nowrap">{formatDate(created_at)}</span>,
        },
        {
          key: 'actions',
          header: t('subscriptionAdmin.column.actions'),
          align: 'end',
          corner: true,
          cell: (plan) => <PlanMenu plan={plan} onOpen={onOpen} />,
        },
      ]}
    />
  );
};
