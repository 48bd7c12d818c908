import { type ReactNode, useState } from 'react';
import type { ListedSubscription } from '#shared/contracts/admin-subscriptions.ts';
import type { Payment } from '#shared/contracts/payments.ts';
import { formatDate, formatNumber } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Pencil, Trash2 } from '#web/ui/icons.ts';
import { PaymentsOfSubscription } from './payments-of-subscription.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { Confirmation, type OpenSubscriptionDialog } from './subscription-actions.tsx';
import { ActiveState, methodText, nameOf, Owner, PaymentBadge, priceText } from './subscription-parts.tsx';

interface Props {
  subscription: ListedSubscription;
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-start justify-between gap-4 px-4 py-2.5 text-sm">
    <dt className="shrink-0 text-soft">{label}</dt>
    <dd className="min-w-0 text-end wrap-anywhere">{children}</dd>
  </div>
);

const Lines = ({ subscription }: Props) => {
  const t = useT();
  const { id, recruiter_id, recruiter, plan, candidate_limit, price, payment_method, upi_id } = subscription;
  const dateOf = (instant: string | null) => (instant ? formatDate(instant, 'time') : t('common.notAvailable'));
  return (
    <dl className="divide-y divide-line rounded-lg border border-line">
      <Line label={t('subscriptionAdmin.column.id')}>{String(id)}</Line>
      <Line label={t('subscriptionAdmin.column.recruiter')}>
        <Owner subscription={subscription} />
      </Line>
      <Line label={t('subscriptionAdmin.column.recruiterId')}>{String(recruiter_id)}</Line>
      {recruiter?.address && <Line label={t('subscriptionAdmin.details.address')}>{recruiter.address}</Line>}
      <Line label={t('subscriptionAdmin.column.plan')}>{plan.name}</Line>
      <Line label={t('subscriptionAdmin.plan.limit')}>{formatNumber(candidate_limit)}</Line>
      <Line label={t('subscriptionAdmin.column.price')}>{priceText(price)}</Line>
      <Line label={t('subscriptionAdmin.form.payment')}>
        <PaymentBadge subscription={subscription} />
      </Line>
      <Line label={t('subscriptionAdmin.details.method')}>{methodText(payment_method)}</Line>
      {upi_id && (
        <Line label={t('subscriptionAdmin.details.paidFrom')}>
          <bdi>{upi_id}</bdi>
        </Line>
      )}
      <Line label={t('subscriptionAdmin.column.status')}>
        <ActiveState subscription={subscription} />
      </Line>
      <Line label={t('subscriptionAdmin.details.created')}>{dateOf(subscription.created_at)}</Line>
      <Line label={t('subscriptionAdmin.details.start')}>{dateOf(subscription.start_date)}</Line>
      <Line label={t('subscriptionAdmin.details.end')}>{dateOf(subscription.end_date)}</Line>
    </dl>
  );
};

/** All details of a subscription, with its payments, their invoices and refunds, and the way to everything else that is done with it. */
export const DetailsDialog = ({
  subscription,
  onOpen,
  onClose,
}: Props & { onOpen: (dialog: OpenSubscriptionDialog) => void; onClose: () => void }) => {
  const t = useT();
  const [refunding, setRefunding] = useState<Payment>();
  if (refunding) {
    return <RefundDialog subscription={subscription} payment={refunding} onClose={() => setRefunding(undefined)} />;
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('subscriptionAdmin.details.title')}
      description={nameOf(subscription)}
      footer={
        <>
          <Button
            variant="quiet"
            size="sm"
            className="me-auto text-danger! hover:bg-danger-tint!"
            icon={<Trash2 className="size-4" aria-hidden="true" />}
            onClick={() => onOpen({ dialog: 'delete', subscription })}
          >
            {t('common.delete')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            icon={<Pencil className="size-4" aria-hidden="true" />}
            onClick={() => onOpen({ dialog: 'edit', subscription })}
          >
            {t('common.edit')}
          </Button>
          {subscription.payment_status === 'pending' && <Confirmation subscription={subscription} onOpen={onOpen} />}
        </>
      }
    >
      <div className="space-y-4">
        <PaymentsOfSubscription subscription={subscription} onRefund={setRefunding} />
        <Lines subscription={subscription} />
      </div>
    </Dialog>
  );
};
