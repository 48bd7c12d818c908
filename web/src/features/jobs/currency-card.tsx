import { useT } from '#web/lib/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import { CurrencySelect } from './currency-select.tsx';
import { ratesText } from './rates-text.ts';

/** Chooses on the account's screen in which currency salaries are shown, as the filters of the job search do. */
export const CurrencyCard = () => {
  const t = useT();
  return (
    <Card as="section" aria-labelledby="salaries">
      <h2 id="salaries" className="text-xl">
        {t('jobs.currency.title')}
      </h2>
      <p className="mt-0.5 mb-3 text-sm text-soft">{`${t('jobs.currency.text')} ${ratesText()}`}</p>
      <CurrencySelect className="max-w-xs" />
    </Card>
  );
};
