import type { ReactNode } from 'react';
import type { AnswerOf } from '#shared/contracts/define.ts';
import type { paymentCalls } from '#shared/contracts/payments.ts';
import { formatDate, formatMoney } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { usePlanNames } from '#web/lib/plan-texts.ts';
import { LogoMark } from '#web/ui/logo.tsx';

type Receipt = AnswerOf<typeof paymentCalls.receipt>;

const Part = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-soft">{label}</dt>
    <dd className="mt-0.5 wrap-anywhere">{children}</dd>
  </div>
);

const Head = ({ receipt: { seller, payment } }: { receipt: Receipt }) => {
  const t = useT();
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b border-line pb-6">
      <div className="flex items-center gap-3">
        <LogoMark />
        <div>
          <p className="font-display text-lg font-semibold wrap-anywhere">{seller.name}</p>
          <p className="text-sm text-soft wrap-anywhere">{seller.url}</p>
        </div>
      </div>
      <dl className="space-y-2 sm:text-end">
        <Part label={t('payments.receipt.number')}>{payment.id}</Part>
        {payment.paid_at && <Part label={t('payments.receipt.paidOn')}>{formatDate(payment.paid_at, 'long')}</Part>}
      </dl>
    </div>
  );
};

const Buyer = ({ buyer }: Pick<Receipt, 'buyer'>) => {
  const t = useT();
  if (!buyer) return <span>{t('payments.receipt.noBuyer')}</span>;
  return (
    <>
      <span className="block font-semibold">{buyer.company_name}</span>
      <span className="block">{buyer.name}</span>
      <span className="block whitespace-pre-line">{buyer.address}</span>
      <span className="block">{buyer.email}</span>
    </>
  );
};

const Period = ({ period }: Pick<Receipt, 'period'>) => {
  const t = useT();
  if (!period?.start || !period.end) return <span>{t('common.notAvailable')}</span>;
  const [from, to] = [formatDate(period.start, 'long'), formatDate(period.end, 'long')];
  return <span>{t('payments.receipt.fromTo', { from, to })}</span>;
};

const Lines = ({ receipt: { plan, payment } }: { receipt: Receipt }) => {
  const t = useT();
  const planName = usePlanNames();
  const { amount, amount_refunded: refunded } = payment;
  return (
    <table className="w-full">
      <caption className="sr-only">{t('payments.receipt.lines')}</caption>
      <thead>
        <tr className="border-b border-line text-sm text-soft">
          <th scope="col" className="py-2 text-start font-semibold">
            {t('payments.receipt.item')}
          </th>
          <th scope="col" className="py-2 text-end font-semibold">
            {t('payments.history.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr className="border-b border-line align-top">
          <td className="py-3 pe-4">
            <span className="block font-semibold wrap-anywhere">
              {t('payments.receipt.plan', { plan: planName(plan.name) })}
            </span>
            <span className="block text-sm text-soft">
              {t('payments.receipt.terms', { views: plan.candidate_limit, days: plan.duration_days })}
            </span>
          </td>
          <td className="py-3 text-end tabular-nums">{formatMoney(amount)}</td>
        </tr>
        {refunded > 0 && (
          <tr className="border-b border-line">
            <td className="py-3 pe-4">{t('payments.receipt.refunded')}</td>
            <td className="py-3 text-end tabular-nums">{formatMoney(-refunded)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr className="font-display text-xl font-semibold">
          <th scope="row" className="py-4 text-start">
            {t('payments.receipt.total')}
          </th>
          <td className="py-4 text-end tabular-nums">{formatMoney(amount - refunded)}</td>
        </tr>
      </tfoot>
    </table>
  );
};

/** A receipt in its printed layout. */
export const ReceiptSheet = ({ receipt }: { receipt: Receipt }) => {
  const t = useT();
  const { payment, buyer, period } = receipt;
  return (
    <article className="mx-auto max-w-3xl space-y-6 rounded-lg border border-line bg-card p-5 sm:p-10 print:max-w-none print:border-0 print:p-0">
      <Head receipt={receipt} />
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 print:grid-cols-2">
        <dl>
          <Part label={t('payments.receipt.buyer')}>
            <Buyer buyer={buyer} />
          </Part>
        </dl>
        <dl className="space-y-5">
          <Part label={t('payments.receipt.period')}>
            <Period period={period} />
          </Part>
          <Part label={t('payments.receipt.method')}>
            <span>{t(`payments.method.${payment.method}`)}</span>
            {payment.provider_payment_id && (
              <span className="block text-sm text-soft">{payment.provider_payment_id}</span>
            )}
          </Part>
        </dl>
      </div>
      <Lines receipt={receipt} />
    </article>
  );
};
