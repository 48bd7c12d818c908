// Salaries of jobs: whole yearly amounts in the job's currency. 0 counts as missing.

/** Currencies of job salaries; the first is the default. */
export const salaryCurrencies = ['USD', 'EUR', 'GBP', 'INR', 'JPY', 'CHF', 'CAD', 'AUD', 'SGD', 'AED'] as const;
export type SalaryCurrency = (typeof salaryCurrencies)[number];

/** The public job search's salary bands, as `min-max` of yearly salary. */
export const salaryBands = {
  '0-30000': { max: 30_000 },
  '30000-60000': { min: 30_000, max: 60_000 },
  '60000-100000': { min: 60_000, max: 100_000 },
  '100000+': { min: 100_000 },
} as const;

interface Salary {
  salary_min: number | null;
  salary_max: number | null;
}

/** Bounds of a salary filter; a band of the search is one. */
interface SalaryBounds {
  salary_min?: number | undefined;
  salary_max?: number | undefined;
}

/**
 * Whether a salary is within a filter's bounds: its minimum is at least the lower one, its maximum at most the upper one. A
 * missing salary does not match (specification, salary bands of the public search).
 */
export const isWithinBounds = (job: Salary, { salary_min, salary_max }: SalaryBounds): boolean =>
  (salary_min === undefined || (job.salary_min ?? 0) >= Math.max(1, salary_min)) &&
  (salary_max === undefined || (isGiven(job.salary_max) && job.salary_max <= salary_max));

const isGiven = (salary: number | null): salary is number => salary !== null && salary > 0;

/** Approximate US dollars per unit of a currency, only used to sort salaries and never shown. */
const dollars: Readonly<Record<SalaryCurrency, number>> = {
  USD: 1,
  EUR: 1.1,
  GBP: 1.28,
  INR: 0.012,
  JPY: 0.0067,
  CHF: 1.13,
  CAD: 0.73,
  AUD: 0.66,
  SGD: 0.75,
  AED: 0.27,
};

/** Sort key by salary, in approximate whole dollars: the maximum, otherwise the minimum; 0 without either. */
export const salaryRank = (job: Salary & { salary_currency: SalaryCurrency }): number =>
  Math.round((job.salary_max || job.salary_min || 0) * dollars[job.salary_currency]);
