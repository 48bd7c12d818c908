// Written by `npm run operator -- rates --file eurofxref.csv`: docs/operations.md, "Reference rates".

/**
 * Units of each currency for one euro. Source: euro foreign exchange reference rates of the European Central Bank
 * (www.ecb.europa.eu). Currencies that it does not publish follow another one: `reference-rates.ts`.
 */
export const publishedRates = {
  /** The day of the rates, `YYYY-MM-DD`. */
  date: '2025-11-14',
  perEuro: {
    EUR: 1,
    USD: 1.16,
    GBP: 0.883,
    INR: 103,
    JPY: 179.5,
    CHF: 0.923,
    CAD: 1.63,
    AUD: 1.78,
    SGD: 1.51,
  },
} as const;
