import { pegs } from './pegs.ts';
import { publishedRates } from './published-rates.ts';

const { date, perEuro } = publishedRates;

/**
 * The rates that salaries are converted with, for comparison and approximate display only; no payment uses them: published
 * ones of a day, and those that follow from them (`pegs.ts`).
 */
export const referenceRates = {
  /** The day of the rates, `YYYY-MM-DD`. */
  date,
  /** Units of each currency for one euro. */
  perEuro: { ...perEuro, AED: pegs.AED.units * perEuro[pegs.AED.currency] },
} as const;
