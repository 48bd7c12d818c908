import { publishedRates } from './published-rates.ts';

/**
 * Currencies that the European Central Bank publishes no rate of, because their own central bank keeps them at a fixed number of
 * units for one unit of another currency.
 */
export const pegs = {
  /** Central Bank of the United Arab Emirates (www.centralbank.ae): 3.6725 dirhams for a US dollar since November 1997. */
  AED: { currency: 'USD', units: 3.6725 },
} as const;

const { date, perEuro } = publishedRates;

/**
 * The rates that salaries are converted with, for comparison and approximate display only; no payment uses them: published
 * ones of a day, and those that follow from them (`pegs`).
 */
export const referenceRates = {
  /** The day of the rates, `YYYY-MM-DD`. */
  date,
  /** Units of each currency for one euro. */
  perEuro: { ...perEuro, AED: pegs.AED.units * perEuro[pegs.AED.currency] },
} as const;
