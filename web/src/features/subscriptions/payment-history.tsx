import { Link } from 'react-router-dom';
import type { Payment } from '#shared/contracts/payments.ts';
import { linkTo } from '#web/config/links.ts';
import { formatDate, formatMoney } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { usePlanNames } from '#web/lib/plan-texts.ts';
import { useItems } from '#web/lib/query.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ReceiptText } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Table } from '#web/ui/table.tsx';
import type { usePayments } from './payments.ts';

const tones: Record<Payment['status'], Tone> = {
  pending: 'warning',
  completed: 'success',
  failed: 'danger',
  refunded: 'neutral',
};

const Status = ({ payment: { status, amount_refunded: refunded } }: { payment: Payment }) => {
  const t = useT();
  return (
    <>
      <Badge tone={tones[status]}>{t(`payments.status.${status}`)}</Badge>
      {status === 'completed' && refunded > 0 && (
        <span className="mt-1 block text-xs text-soft">
          {t('payments.history.refunded', { amount: formatMoney(refunded) })}
        </span>
      )}
    </>
  );
};

const InvoiceLink = ({ payment: { id, paid_at }, plan }: { payment: Payment; plan: string }) => {
  const t = useT();
  if (paid_at === null) return null;
  const name = t('payments.history.invoiceOf', { plan, date: formatDate(paid_at) });
  return (
    <Link
      to={linkTo('invoice', { paymentId: id })}
      aria-label={name}
      className="-my-2 inline-flex min-h-11 items-center gap-1.5 font-semibold text-primary hover:underline"
    >
      <ReceiptText className="size-4" aria-hidden="true" />
      <span>{t('payments.history.invoice')}</span>
    </Link>
  );
};

const PaymentTable = ({ payments }: { payments: readonly Payment[] }) => {
  const t = useT();
  const planName = usePlanNames();
  return (
    <Table
      caption={t('payments.history.title')}
      rows={payments}
      rowKey={({ id }) => id}
      columns={[
        { key: 'date', header: t('payments.history.date'), cell: ({ created_at }) => formatDate(created_at) },
        { key: 'plan', header: t('payments.history.plan'), cell: ({ plan_name }) => planName(plan_name) },
        {
          key: 'amount',
          header: t('payments.history.amount'),
          cell: ({ amount }) => <span className="font-semibold tabular-nums">{formatMoney(amount)}</span>,
        },
        { key: 'method', header: t('payments.history.method'), cell: ({ method }) => t(`payments.method.${method}`) },
        { key: 'status', header: t('payments.history.status'), cell: (payment) => <Status payment={payment} /> },
        {
          key: 'invoice',
          header: t('payments.history.invoice'),
          align: 'end',
          stacked: true,
          cell: (payment) => <InvoiceLink payment={payment} plan={planName(payment.plan_name)} />,
        },
      ]}
    />
  );
};

/** The recruiter's payments, with an invoice for each completed one. */
export const PaymentHistory = ({ payments }: { payments: ReturnType<typeof usePayments> }) => {
  const t = useT();
  return (
    <section aria-labelledby="payment-history" className="pt-4">
      <h2 id="payment-history" className="mb-4 text-2xl">
        {t('payments.history.title')}
      </h2>
      <ListFrame
        query={payments}
        items={useItems(payments)}
        loading={<SkeletonRows rows={2} label={t('payments.history.loading')} className="space-y-3" row="h-12" />}
        failed={t('payments.history.failed')}
        empty={
          <EmptyState icon={<ReceiptText aria-hidden="true" />} title={t('payments.history.empty')}>
            {t('payments.history.emptyText')}
          </EmptyState>
        }
      >
        {(shown) => <PaymentTable payments={shown} />}
      </ListFrame>
    </section>
  );
};
