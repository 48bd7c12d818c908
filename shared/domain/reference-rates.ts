// Data that an operator updates: docs/operations.md, "Reference rates".

const dollarsPerEuro = 1.16;

/**
 * The rates that salaries are converted with, for comparison and approximate display only; no payment uses them.
 * Source: euro foreign exchange reference rates of the European Central Bank (www.ecb.europa.eu), rounded. The dirham is
 * not among them: the Central Bank of the UAE keeps one US dollar at 3.6725 dirhams.
 */
export const referenceRates = {
  /** The day of the rates, `YYYY-MM-DD`. A new day makes a new search index of jobs. */
  date: '2025-11-14',
  /** Units of each currency for one euro. */
  perEuro: {
    USD: dollarsPerEuro,
    EUR: 1,
    GBP: 0.883,
    INR: 103,
    JPY: 179.5,
    CHF: 0.923,
    CAD: 1.63,
    AUD: 1.78,
    SGD: 1.51,
    AED: 3.6725 * dollarsPerEuro,
  },
} as const;
