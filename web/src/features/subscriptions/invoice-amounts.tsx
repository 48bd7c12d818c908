import type { BillingDocument } from '#shared/contracts/invoices.ts';
import { formatPaise } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { usePlanNames } from '#web/lib/plan-texts.ts';

/** The lines between the item and the total: name and amount in paise. */
const useTaxLines = ({ amounts, rate }: BillingDocument): [string, number][] => {
  const t = useT();
  if (rate === null) return [];
  const { taxable, cgst, sgst, igst, rounding, total } = amounts;
  const lines: [string, number][] = [
    [t('payments.invoice.taxable'), taxable],
    [t('payments.invoice.cgst', { rate: rate / 2 }), cgst],
    [t('payments.invoice.sgst', { rate: rate / 2 }), sgst],
    [t('payments.invoice.igst', { rate }), igst],
    [t('payments.invoice.rounding'), rounding],
  ];
  // An export without tax says so: its taxable value is the total.
  return lines.filter(([, amount], place) => amount !== 0 || (place === 3 && taxable === total));
};

const headClass = 'py-2 font-semibold';

/** What was sold, its taxes and the total; a credit note has the amounts that are credited. */
export const AmountTable = ({ document }: { document: BillingDocument }) => {
  const t = useT();
  const planName = usePlanNames();
  const { plan, sac, amounts, kind, rate } = document;
  const taxLines = useTaxLines(document);
  return (
    <table className="w-full">
      <caption className="sr-only">{t('payments.invoice.lines')}</caption>
      <thead>
        <tr className="border-b border-line text-sm text-soft">
          <th scope="col" className={`${headClass} text-start`}>
            {t('payments.invoice.item')}
          </th>
          <th scope="col" className={`${headClass} text-end`}>
            {t('payments.history.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr className="border-b border-line align-top">
          <td className="py-3 pe-4">
            <span className="block font-semibold wrap-anywhere">
              {t('payments.invoice.plan', { plan: planName(plan.name) })}
            </span>
            <span className="block text-sm text-soft">
              {t('payments.invoice.terms', { views: plan.candidate_limit, days: plan.duration_days })}
            </span>
            {sac && (
              <span className="block text-sm text-soft">
                <bdi dir="ltr">{`SAC ${sac}`}</bdi>
              </span>
            )}
          </td>
          <td className="py-3 text-end tabular-nums">{formatPaise(rate === null ? amounts.total : amounts.taxable)}</td>
        </tr>
        {taxLines.map(([label, amount]) => (
          <tr key={label}>
            <th scope="row" className="py-1.5 pe-4 text-start font-normal">
              {label}
            </th>
            <td className="py-1.5 text-end tabular-nums">{formatPaise(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line font-display text-xl font-semibold">
          <th scope="row" className="py-4 text-start">
            {t(kind === 'credit_note' ? 'payments.invoice.credited' : 'payments.invoice.total')}
          </th>
          <td className="py-4 text-end tabular-nums">{formatPaise(amounts.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
};
