import { salaryCurrencies } from '#shared/domain/salary.ts';
import { setCurrency, useCurrency } from '#web/lib/currency.ts';
import { getLanguage, useT } from '#web/lib/i18n.ts';
import { Select } from '#web/ui/select.tsx';

/** Chooses the currency in which salaries of others are shown, too. It is no filter: it stays in the browser. */
export const CurrencySelect = ({ className }: { className: string }) => {
  const t = useT();
  const names = new Intl.DisplayNames(getLanguage(), { type: 'currency' });
  return (
    <Select
      className={className}
      name="currency"
      label={t('jobs.filters.currency')}
      value={useCurrency()}
      onChange={(event) => {
        const chosen = salaryCurrencies.find((currency) => currency === event.target.value);
        if (chosen) setCurrency(chosen);
      }}
      options={salaryCurrencies.map((value) => ({ value, label: `${value} · ${names.of(value)}` }))}
    />
  );
};
