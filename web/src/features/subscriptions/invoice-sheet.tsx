import type { ReactNode } from 'react';
import type { BillingDocument } from '#shared/contracts/invoices.ts';
import type { Payment } from '#shared/contracts/payments.ts';
import { dayInIndia } from '#shared/domain/billing/document-number.ts';
import { gstStates, isGstState } from '#shared/domain/billing/gst-states.ts';
import { type IsoInstant, toEpochMs } from '#shared/domain/time.ts';
import { countryName } from '#web/lib/country-names.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { LogoMark } from '#web/ui/logo.tsx';
import { AmountTable } from './invoice-amounts.tsx';

interface Props {
  document: BillingDocument;
}

const Part = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-soft">{label}</dt>
    <dd className="mt-0.5 wrap-anywhere">{children}</dd>
  </div>
);

/** Name and code of a state, as the law wants both. */
const stateText = (code: string) => (isGstState(code) ? `${gstStates[code]} (${code})` : code);

const day = (at: string) => formatDate(dayInIndia(toEpochMs(at as IsoInstant)), 'long');

/** What the document is called: only a registered seller issues a tax invoice. */
const useTitle = ({ kind, rate, refers_to }: BillingDocument) => {
  const t = useT();
  if (kind === 'credit_note') return t('payments.invoice.creditNote');
  if (refers_to) return t('payments.invoice.supplementary');
  return t(rate === null ? 'payments.invoice.plainInvoice' : 'payments.invoice.taxInvoice');
};

const Head = ({ document }: Props) => {
  const t = useT();
  const { seller, number, issued_at, refers_to } = document;
  const title = useTitle(document);
  return (
    <div className="grid items-start gap-x-8 gap-y-4 border-b border-line pb-6 sm:grid-cols-[minmax(0,1fr)_auto] print:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 items-start gap-3">
        <LogoMark />
        <div className="min-w-0">
          <p className="font-display text-lg font-semibold wrap-anywhere">
            <bdi>{seller.name}</bdi>
          </p>
          {seller.address && (
            <p className="text-sm whitespace-pre-line text-soft wrap-anywhere">
              <bdi>{seller.address}</bdi>
            </p>
          )}
          {seller.state && <p className="text-sm text-soft">{stateText(seller.state)}</p>}
          {seller.gstin && (
            <p className="text-sm text-soft">
              <bdi dir="ltr">{`GSTIN ${seller.gstin}`}</bdi>
            </p>
          )}
          <p className="text-sm text-soft wrap-anywhere">
            <bdi dir="ltr">{seller.url}</bdi>
          </p>
        </div>
      </div>
      <div className="sm:max-w-60 sm:text-end print:max-w-60 print:text-end">
        <h2 className="text-2xl">{title}</h2>
        <dl className="mt-2 space-y-2">
          <Part label={t('payments.invoice.number')}>
            <bdi dir="ltr" className="tabular-nums">
              {number}
            </bdi>
          </Part>
          <Part label={t('payments.invoice.date')}>{day(issued_at)}</Part>
          {refers_to && (
            <Part label={t('payments.invoice.refersTo')}>
              <bdi dir="ltr" className="block whitespace-nowrap tabular-nums">
                {refers_to.number}
              </bdi>
              <span className="block">{day(refers_to.issued_at)}</span>
            </Part>
          )}
        </dl>
      </div>
    </div>
  );
};

const Buyer = ({ document: { buyer } }: Props) => {
  const t = useT();
  if (!buyer) return <span>{t('payments.invoice.noBuyer')}</span>;
  return (
    <>
      <span className="block font-semibold">
        <bdi>{buyer.name}</bdi>
      </span>
      <span className="block whitespace-pre-line">
        <bdi>{buyer.address}</bdi>
      </span>
      {buyer.state && <span className="block">{stateText(buyer.state)}</span>}
      {buyer.country && buyer.country !== 'IN' && <span className="block">{countryName(buyer.country)}</span>}
      {buyer.gstin && (
        <span className="block">
          <bdi dir="ltr">{`GSTIN ${buyer.gstin}`}</bdi>
        </span>
      )}
    </>
  );
};

const Facts = ({ document, payment }: Props & { payment: Payment }) => {
  const t = useT();
  const { place_of_supply: place, rate } = document;
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 print:grid-cols-2">
      <dl>
        <Part label={t('payments.invoice.buyer')}>
          <Buyer document={document} />
        </Part>
      </dl>
      <dl className="space-y-4">
        {rate !== null && (
          <>
            <Part label={t('payments.invoice.placeOfSupply')}>
              <span>{place ? stateText(place) : t('payments.invoice.abroad')}</span>
            </Part>
            <Part label={t('payments.invoice.reverseCharge')}>
              <span>{t('payments.invoice.no')}</span>
            </Part>
          </>
        )}
        <Part label={t('payments.invoice.method')}>
          <span>{t(`payments.method.${payment.method}`)}</span>
          <span className="block text-sm text-soft">
            <bdi dir="ltr">{payment.provider_payment_id ?? payment.id}</bdi>
          </span>
        </Part>
      </dl>
    </div>
  );
};

/** An invoice or a credit note in its printed layout: one page of A4. */
export const InvoiceSheet = ({ document, payment }: Props & { payment: Payment }) => {
  const t = useT();
  const { total_in_words: words, endorsement, seller, rate } = document;
  return (
    <article className="mx-auto max-w-3xl space-y-6 rounded-lg border border-line bg-card p-5 sm:p-10 print:max-w-none print:break-after-page print:border-0 print:p-0 print:last:break-after-auto">
      <Head document={document} />
      <Facts document={document} payment={payment} />
      <AmountTable document={document} />
      <dl className="space-y-4 text-sm">
        <Part label={t('payments.invoice.words')}>
          <span lang="en">{words}</span>
        </Part>
        {endorsement && (
          <div>
            <dt className="sr-only">{t('payments.invoice.abroad')}</dt>
            <dd>
              <span lang="en">{endorsement}</span>
              {seller.lut && <bdi dir="ltr" className="block">{`LUT ${seller.lut}`}</bdi>}
            </dd>
          </div>
        )}
      </dl>
      {rate !== null && <p className="text-sm text-soft">{t('payments.invoice.unsigned')}</p>}
    </article>
  );
};
