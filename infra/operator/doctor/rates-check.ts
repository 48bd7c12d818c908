import { referenceRates } from '#shared/domain/reference-rates.ts';
import { type Check, ok, warn } from './finding.ts';

const yearMs = 365 * 86_400_000;

/** Whether salaries are converted with rates of the last year: those of this checkout, which is what is deployed from it. */
export const ratesCheck: Check = {
  name: 'reference rates',
  run: async () => {
    const { date } = referenceRates;
    return Date.now() - Date.parse(date) <= yearMs
      ? ok(`of ${date}`)
      : warn(`of ${date}, older than a year`, 'Update them: docs/operations.md, "Reference rates".');
  },
};
