import type { ListedSubscription } from '#shared/contracts/admin-subscriptions.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Table } from '#web/ui/table.tsx';
import { type OpenSubscriptionDialog, SubscriptionActions } from './subscription-actions.tsx';
import { ActiveState, PaymentBadge, priceText } from './subscription-parts.tsx';

/** Subscriptions as rows of numbers only. */
export const SimpleTable = ({
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
        { key: 'id', header: t('subscriptionAdmin.column.id'), cell: ({ id }) => String(id) },
        {
          key: 'recruiter',
          header: t('subscriptionAdmin.column.recruiterId'),
          cell: ({ recruiter_id }) => String(recruiter_id),
        },
        {
          key: 'plan',
          header: t('subscriptionAdmin.column.plan'),
          cell: ({ plan }) => <span className="font-semibold">{plan.name}</span>,
        },
        {
          key: 'candidates',
          header: t('subscriptionAdmin.column.candidates'),
          cell: ({ candidate_limit }) => formatNumber(candidate_limit),
        },
        { key: 'price', header: t('subscriptionAdmin.column.price'), cell: ({ price }) => priceText(price) },
        {
          key: 'status',
          header: t('subscriptionAdmin.column.status'),
          cell: (row) => <ActiveState subscription={row} />,
        },
        {
          key: 'payment',
          header: t('subscriptionAdmin.column.payment'),
          cell: (row) => <PaymentBadge subscription={row} />,
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
