import type { ListedSubscription } from '#shared/contracts/admin-subscriptions.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Table } from '#web/ui/table.tsx';
import { Confirmation } from './subscription-actions.tsx';
import { methodText, Owner, PaymentBadge, priceText } from './subscription-parts.tsx';

const Method = ({ payment: { payment_method, upi_id } }: { payment: ListedSubscription }) => (
  <>
    <span className="block">{methodText(payment_method)}</span>
    {upi_id && (
      <span className="block text-xs text-soft">
        <bdi>{upi_id}</bdi>
      </span>
    )}
  </>
);

/** Payments of subscriptions, and the button that confirms a pending one. */
export const PaymentTable = ({
  payments,
  onConfirm,
}: {
  payments: readonly ListedSubscription[];
  onConfirm: (payment: ListedSubscription) => void;
}) => {
  const t = useT();
  return (
    <Table
      caption={t('admin.payments.title')}
      rows={payments}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'recruiter',
          header: t('subscriptionAdmin.column.recruiter'),
          stacked: true,
          cell: (payment) => <Owner subscription={payment} />,
        },
        {
          key: 'plan',
          header: t('subscriptionAdmin.column.plan'),
          cell: ({ plan, price }) => (
            <>
              <span className="block font-semibold">{plan.name}</span>
              <span className="block text-soft tabular-nums">{priceText(price)}</span>
            </>
          ),
        },
        {
          key: 'method',
          header: t('subscriptionAdmin.details.method'),
          cell: (payment) => <Method payment={payment} />,
        },
        {
          key: 'date',
          header: t('subscriptionAdmin.payments.since'),
          cell: ({ created_at }) => <span className="whitespace-nowrap">{formatDate(created_at)}</span>,
        },
        {
          key: 'status',
          header: t('subscriptionAdmin.column.payment'),
          cell: (payment) => <PaymentBadge subscription={payment} />,
        },
        {
          key: 'actions',
          header: t('subscriptionAdmin.column.actions'),
          stacked: true,
          align: 'end',
          cell: (payment) => <Confirmation subscription={payment} onOpen={() => onConfirm(payment)} />,
        },
      ]}
    />
  );
};
