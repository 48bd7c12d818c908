import type { ListedSubscription } from '#shared/contracts/admin-subscriptions.ts';
import { useT } from '#web/lib/i18n.ts';
import { Table } from '#web/ui/table.tsx';
import { type OpenSubscriptionDialog, SubscriptionActions } from './subscription-actions.tsx';
import { ActiveState, methodText, Owner, PaymentBadge, priceText } from './subscription-parts.tsx';

const PlanTerms = ({ subscription: { id, plan, candidate_limit, price } }: { subscription: ListedSubscription }) => {
  const t = useT();
  return (
    <>
      <span className="block font-semibold">{plan.name}</span>
      <span className="block text-soft tabular-nums">
        {`${priceText(price)}\u00a0· ${t('subscriptionAdmin.candidates', { count: candidate_limit })}`}
      </span>
      <span className="block text-xs text-soft tabular-nums">{t('subscriptionAdmin.list.id', { id: String(id) })}</span>
    </>
  );
};

const Payment = ({ subscription }: { subscription: ListedSubscription }) => (
  <>
    <PaymentBadge subscription={subscription} />
    <span className="mt-1 block text-xs text-soft">{methodText(subscription.payment_method)}</span>
  </>
);

/** Subscriptions with their recruiters, plans and payments, and actions for each. */
export const SubscriptionTable = ({
  subscriptions,
  onOpen,
}: {
  subscriptions: readonly ListedSubscription[];
  onOpen: (dialog: OpenSubscriptionDialog) => void;
}) => {
  const t = useT();
  return (
    <Table
      caption={t('subscriptionAdmin.list.title')}
      rows={subscriptions}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'recruiter',
          header: t('subscriptionAdmin.column.recruiter'),
          stacked: true,
          cell: (row) => <Owner subscription={row} />,
        },
        {
          key: 'plan',
          header: t('subscriptionAdmin.column.plan'),
          cell: (row) => <PlanTerms subscription={row} />,
        },
        {
          key: 'payment',
          header: t('subscriptionAdmin.column.payment'),
          cell: (row) => <Payment subscription={row} />,
        },
        {
          key: 'status',
          header: t('subscriptionAdmin.column.status'),
          cell: (row) => <ActiveState subscription={row} />,
        },
        {
          key: 'actions',
          header: t('subscriptionAdmin.column.actions'),
          stacked: true,
          align: 'end',
          cell: (row) => <SubscriptionActions subscription={row} onOpen={onOpen} />,
        },
      ]}
    />
  );
};
