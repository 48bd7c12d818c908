import { type SalaryBand, salaryBandNames, salaryBands } from '#shared/domain/salary.ts';
import type { SavedFilters } from '#shared/domain/saved-searches.ts';

/** The salary range that can be chosen, in US dollars a year; its ends are no limits (specification, candidate dashboard). */
export const salaryRange = { min: 0, max: 200_000 } as const;
export type Range = [min: number, max: number];

type Pay = Pick<SavedFilters, 'salary_min' | 'salary_max'>;

const isAmount = (text: string) => /^[0-9]{1,6}$/.test(text) && Number(text) <= salaryRange.max;

/** The chosen range; its lower end never exceeds the upper one. */
export const rangeOf = ({ salary_min, salary_max }: Pay): Range => {
  const max = salary_max ? Number(salary_max) : salaryRange.max;
  return [Math.min(Number(salary_min || salaryRange.min), max), max];
};

/** A range as filters; an end that is no limit is not set. */
export const rangeFilters = ([min, max]: Range): Required<Pay> => ({
  salary_min: min > salaryRange.min ? String(min) : '',
  salary_max: max < salaryRange.max ? String(max) : '',
});

/** The bounds of a band of the public search as filters; none for anything else. */
export const bandFilters = (band: string): Required<Pay> => {
  const name = salaryBandNames.find((each) => each === band);
  const { salary_min = '', salary_max = '' }: { salary_min?: number; salary_max?: number } | Pay = name
    ? salaryBands[name]
    : {};
  return { salary_min: String(salary_min), salary_max: String(salary_max) };
};

/** The band that has these bounds, if one has. */
export const bandOf = ({ salary_min = '', salary_max = '' }: Pay): SalaryBand | undefined =>
  salaryBandNames.find((band) => {
    const bounds = bandFilters(band);
    return bounds.salary_min === salary_min && bounds.salary_max === salary_max;
  });

/** Reads the salary of an address. Links of before may name a band, `salary=30000-60000`; bounds count before it. */
export const readPay = (params: URLSearchParams): Required<Pay> => {
  const band = bandFilters(params.get('salary') ?? '');
  const amountOf = (name: keyof Pay) => {
    const text = params.get(name) ?? '';
    return isAmount(text) && text !== '' ? text : band[name];
  };
  return rangeFilters(rangeOf({ salary_min: amountOf('salary_min'), salary_max: amountOf('salary_max') }));
};
