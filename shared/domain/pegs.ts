/**
 * Currencies that the European Central Bank publishes no rate of, because their own central bank keeps them at a fixed number of
 * units for one unit of another currency.
 */
export const pegs = {
  /** Central Bank of the United Arab Emirates (www.centralbank.ae): 3.6725 dirhams for a US dollar since November 1997. */
  AED: { currency: 'USD', units: 3.6725 },
} as const;
