import { referenceRates } from '#shared/domain/reference-rates.ts';
import { formatDate, formatRelative } from '#web/lib/format.ts';
import { t } from '#web/lib/i18n.ts';

/** With the rates of which day amounts are converted, and how old they are, as a sentence. */
export const ratesText = (): string =>
  t('jobs.currency.rates', {
    date: formatDate(referenceRates.date, 'long'),
    ago: formatRelative(referenceRates.date),
  });
