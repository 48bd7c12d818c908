import { useInfiniteQuery } from '@tanstack/react-query';
import type { ListedSubscription } from '#shared/contracts/admin-subscriptions.ts';
import { type Payment, paymentCalls } from '#shared/contracts/payments.ts';
import { linkTo } from '#web/config/links.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatDate, formatMoney } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { pagesOf, useItems } from '#web/lib/query.ts';
import { useFurtherPages } from '#web/lib/use-further-pages.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { FileText, Undo2 } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';

/** The recruiter's payments are searched for those of a subscription in pages of so many. */
const limit = 100;

/** What of a payment can still be paid back, in rupees. */
export const refundable = ({ status, amount, amount_refunded }: Payment): number =>
  status === 'completed' ? amount - amount_refunded : 0;

const Line = ({ payment, onRefund }: { payment: Payment; onRefund: (payment: Payment) => void }) => {
  const t = useT();
  const { id, amount, amount_refunded: refunded, paid_at } = payment;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5 text-sm">
      <span className="min-w-0">
        <span className="block font-semibold tabular-nums">{formatMoney(amount)}</span>
        {paid_at && (
          <span className="block text-soft">
            {t('subscriptionAdmin.refund.paidOn', { date: formatDate(paid_at, 'time') })}
          </span>
        )}
        {refunded > 0 && (
          <span className="block text-soft">
            {t('subscriptionAdmin.refund.refunded', { amount: formatMoney(refunded) })}
          </span>
        )}
      </span>
      <span className="flex flex-wrap gap-2">
        <ButtonLink
          variant="secondary"
          size="sm"
          to={linkTo('invoice', { paymentId: id })}
          icon={<FileText className="size-4" aria-hidden="true" />}
        >
          {t('subscriptionAdmin.details.invoice')}
        </ButtonLink>
        {refundable(payment) > 0 && (
          <Button
            variant="secondary"
            size="sm"
            icon={<Undo2 className="size-4 rtl:-scale-x-100" aria-hidden="true" />}
            onClick={() => onRefund(payment)}
          >
            {t('subscriptionAdmin.refund.button')}
          </Button>
        )}
      </span>
    </li>
  );
};

/** The payments that were made for a subscription, with their invoices and the button that pays one back. */
export const PaymentsOfSubscription = ({
  subscription: { id, recruiter_id },
  onRefund,
}: {
  subscription: ListedSubscription;
  onRefund: (payment: Payment) => void;
}) => {
  const t = useT();
  const payments = useInfiniteQuery(
    pagesOf(paymentCalls.ofRecruiter, { params: { id: recruiter_id }, query: { limit } }),
  );
  const isLoading = useFurtherPages(payments, true);
  const own = useItems(payments).filter((payment) => payment.subscription_id === id && payment.paid_at !== null);
  return (
    <ListFrame
      query={payments}
      items={own}
      limit={own.length}
      isPart
      isReady={!isLoading || own.length > 0}
      loading={null}
      failed={(error) => errorText(error, t('subscriptionAdmin.refund.paymentsFailed'))}
      empty={null}
    >
      {(items) => (
        <ul
          aria-label={t('subscriptionAdmin.refund.payments')}
          className="divide-y divide-line rounded-lg border border-line"
        >
          {items.map((payment) => (
            <Line key={payment.id} payment={payment} onRefund={onRefund} />
          ))}
        </ul>
      )}
    </ListFrame>
  );
};
