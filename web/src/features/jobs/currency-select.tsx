import { useState } from 'react';
import { salaryCurrencies } from '#shared/domain/salary.ts';
import { setCurrency, useCurrency } from '#web/lib/currency.ts';
import { formatters } from '#web/lib/formatter.ts';
import { useT } from '#web/lib/i18n.ts';
import { Select } from '#web/ui/select.tsx';

const namesOf = formatters((language, type: 'currency') => new Intl.DisplayNames(language, { type }));

/**
 * Chooses the currency in which salaries of others are shown, too. It is no filter: it stays in the browser. Currencies have
 * names once the user turns to the field, because the browser's names take a phone 0.1 s of processor time.
 */
export const CurrencySelect = ({ className, hint }: { className?: string; hint?: string | undefined }) => {
  const t = useT();
  const [isNamed, setNamed] = useState(false);
  const names = isNamed ? namesOf('currency') : undefined;
  const name = () => setNamed(true);
  return (
    <Select
      className={className}
      name="currency"
      label={t('jobs.filters.currency')}
      hint={hint}
      value={useCurrency()}
      onPointerEnter={name}
      onFocus={name}
      onChange={(event) => {
        const chosen = salaryCurrencies.find((currency) => currency === event.target.value);
        if (chosen) setCurrency(chosen);
      }}
      options={salaryCurrencies.map((value) => ({
        value,
        label: names ? `${value}\u00a0· ${names.of(value)}` : value,
      }))}
    />
  );
};
