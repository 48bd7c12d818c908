/**
 * How money of a currency (ISO 4217) is written everywhere, without decimals when it is whole. `symbol` names the country of a dollar (CA$80,000), which
 * `narrowSymbol` leaves out. Only rupees have ₹ as their sign, which some languages replace by INR otherwise.
 */
export const moneyOptions = (currency: string) =>
  ({
    style: 'currency',
    currency,
    currencyDisplay: currency === 'INR' ? 'narrowSymbol' : 'symbol',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  }) as const satisfies Intl.NumberFormatOptions;
