import { describe, expect, it, test } from 'vitest';
import { referenceRates } from './reference-rates.ts';
import { convert, currencyIn, isWithinBounds, salaryBands, salaryCurrencies, salaryRank } from './salary.ts';

const rupees = { salary_min: 1_000_000, salary_max: 1_200_000, salary_currency: 'INR' as const };
const yen = { salary_min: 17_000_000, salary_max: 19_000_000, salary_currency: 'JPY' as const };
const pounds = { salary_min: 80_000, salary_max: 95_000, salary_currency: 'GBP' as const };

describe('the salary bands', () => {
  it.each([
    ['rupees', rupees, '0-30000'],
    ['yen', yen, '100000+'],
    ['pounds', pounds, '100000+'],
  ] as const)('compare %s in US dollars', (_, salary, band) => {
    const matching = Object.entries(salaryBands).filter(([, bounds]) => isWithinBounds(salary, bounds));
    expect(matching.map(([name]) => name)).toEqual([band]);
  });

  it('compare dollars as they are', () => {
    const dollars = { salary_min: 60_000, salary_max: 100_000, salary_currency: 'USD' as const };
    expect(isWithinBounds(dollars, salaryBands['60000-100000'])).toBe(true);
    expect(isWithinBounds({ ...dollars, salary_min: 59_999 }, salaryBands['60000-100000'])).toBe(false);
    expect(isWithinBounds({ ...dollars, salary_max: 100_001 }, salaryBands['60000-100000'])).toBe(false);
  });

  it('never count the smallest salary as missing', () => {
    const oneYen = { salary_min: 1, salary_max: 1, salary_currency: 'JPY' as const };
    expect(isWithinBounds(oneYen, { salary_min: 0, salary_max: 30_000 })).toBe(true);
    expect(isWithinBounds({ ...oneYen, salary_min: 0 }, { salary_min: 0 })).toBe(false);
  });
});

test('salaries of different currencies are sorted by what they are worth', () => {
  expect(salaryRank(rupees)).toBeLessThan(salaryRank({ ...pounds, salary_max: 30_000 }));
  expect(salaryRank(yen)).toBeLessThan(salaryRank({ ...pounds, salary_max: 200_000 }));
});

describe('the reference rates', () => {
  it('have a plausible rate of every currency and a day that has been', () => {
    for (const currency of salaryCurrencies) expect(referenceRates.perEuro[currency]).toBeGreaterThan(0.3);
    expect(new Date(referenceRates.date).toISOString().slice(0, 10)).toBe(referenceRates.date);
    expect(Date.parse(referenceRates.date)).toBeLessThan(Date.now());
  });

  it('follow the peg of the dirham to the dollar', () => {
    expect(convert(1, 'USD', 'AED')).toBeCloseTo(3.6725, 2);
  });

  it('leave amounts of the same currency as they are', () => {
    expect(convert(999_999_999, 'INR', 'INR')).toBe(999_999_999);
  });
});

test.each([
  ['45000', 'INR', 'INR'],
  ['€45.000,-', 'USD', 'EUR'],
  ['45 000 eur', 'USD', 'EUR'],
  ['£45,000', 'USD', 'GBP'],
  ['₹ 12,00,000', 'USD', 'INR'],
  ['￥４５，０００', 'USD', 'JPY'],
  ['CHF 45’000', 'EUR', 'CHF'],
  ['$45,000', 'CAD', 'CAD'],
  ['$45,000', 'EUR', 'USD'],
  ['AED 45000', 'USD', 'AED'],
] as const)('%j beside %s is in %s', (text, current, currency) => expect(currencyIn(text, current)).toBe(currency));
