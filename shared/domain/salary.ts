// Salaries of jobs: whole yearly amounts in the job's currency. 0 counts as missing.

import { referenceRates } from './reference-rates.ts';

/** Currencies of job salaries; the first is the default. */
export const salaryCurrencies = ['USD', 'EUR', 'GBP', 'INR', 'JPY', 'CHF', 'CAD', 'AUD', 'SGD', 'AED'] as const;
export type SalaryCurrency = (typeof salaryCurrencies)[number];

const currencySigns: Readonly<Record<string, SalaryCurrency>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '¥': 'JPY',
  円: 'JPY',
};
const dollars: readonly SalaryCurrency[] = ['USD', 'CAD', 'AUD', 'SGD'];

/** The currency that a typed salary names beside its amount, as `€45.000`; `current` where it names none, or any dollar. */
export function currencyIn(text: string, current: SalaryCurrency): SalaryCurrency {
  const typed = text.normalize('NFKC').toUpperCase();
  const code = salaryCurrencies.find((each) => typed.includes(each));
  const sign = Object.keys(currencySigns).find((each) => typed.includes(each));
  if (code) return code;
  if (sign) return currencySigns[sign] ?? current;
  return typed.includes('$') && !dollars.includes(current) ? 'USD' : current;
}

/** The public job search's salary bands, as `min-max` of yearly salary in US dollars. */
export const salaryBands = {
  '0-30000': { salary_max: 30_000 },
  '30000-60000': { salary_min: 30_000, salary_max: 60_000 },
  '60000-100000': { salary_min: 60_000, salary_max: 100_000 },
  '100000+': { salary_min: 100_000 },
} as const;

export interface Salary {
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: SalaryCurrency;
}

/** Bounds of a salary filter in US dollars; a band of the search is one. */
interface SalaryBounds {
  salary_min?: number | undefined;
  salary_max?: number | undefined;
}

const perEuro: Readonly<Record<SalaryCurrency, number>> = referenceRates.perEuro;

/** An amount in another currency by the reference rates, not rounded. */
export const convert = (amount: number, from: SalaryCurrency, to: SalaryCurrency): number =>
  from === to ? amount : (amount / perEuro[from]) * perEuro[to];

/** A salary in whole US dollars, by which salaries of all currencies are compared. Missing amounts are null. */
export function salaryInDollars({ salary_min, salary_max, salary_currency }: Salary) {
  const inDollars = (amount: number | null) =>
    amount ? Math.max(1, Math.round(convert(amount, salary_currency, 'USD'))) : null;
  return { min: inDollars(salary_min), max: inDollars(salary_max) };
}

/**
 * Whether a salary is within a filter's bounds: its minimum is at least the lower one, its maximum at most the upper one. A
 * missing salary does not match (specification, salary bands of the public search).
 */
export function isWithinBounds(job: Salary, { salary_min, salary_max }: SalaryBounds): boolean {
  const { min, max } = salaryInDollars(job);
  return (
    (salary_min === undefined || (min !== null && min >= salary_min)) &&
    (salary_max === undefined || (max !== null && max <= salary_max))
  );
}

/** Sort key by salary, in whole US dollars: the maximum, otherwise the minimum; 0 without either. */
export function salaryRank(job: Salary): number {
  const { min, max } = salaryInDollars(job);
  return max ?? min ?? 0;
}

/** The salary bands that a job is in, one bit each in their order; a job in none of them has 0. */
export const payBands = (job: Salary): number =>
  Object.values(salaryBands).reduce((bits, band, place) => bits | (isWithinBounds(job, band) ? 1 << place : 0), 0);

export type SalaryBand = keyof typeof salaryBands;
export const salaryBandNames = Object.keys(salaryBands) as SalaryBand[];
