import type { ExperienceLevel, JobType } from '#shared/domain/job-terms.ts';
import { countryOf } from './countries.ts';
import type { DemoJob } from './demo-types.ts';
import type { Random } from './random.ts';
import type { Role } from './roles.ts';

/** Pay at a level of experience as a factor of the pay at `mid`. */
const byLevel: Readonly<Record<ExperienceLevel, number>> = {
  entry: 0.78,
  mid: 1,
  senior: 1.28,
  lead: 1.5,
  executive: 1.9,
};

/** Factor for the hours of a job type. Null: no yearly salary, as freelancers are paid by assignment, interns by month. */
const byType: Readonly<Record<JobType, number | null>> = {
  'full-time': 1,
  contract: 1.05,
  'part-time': 0.55,
  internship: null,
  freelance: null,
};

type Salary = Pick<DemoJob, 'salary_min' | 'salary_max' | 'salary_currency'>;

/** Makes the yearly salary of a posting; one posting in eight has none. The country of `office` sets the currency. */
export const makeSalary = (
  random: Random,
  { salary }: Role,
  { job_type, experience_level }: Pick<DemoJob, 'job_type' | 'experience_level'>,
  office: string,
): Salary => {
  const { currency, rate, step } = countryOf(office).pay;
  const share = byType[job_type];
  if (share === null || random.chance(0.12)) {
    return { salary_min: null, salary_max: null, salary_currency: currency };
  }
  const usual = salary * 1_000 * rate * byLevel[experience_level] * share;
  const rounded = (percent: number) => Math.round((usual * percent) / 100 / step) * step;
  return {
    salary_min: rounded(random.int(90, 97)),
    salary_max: random.chance(0.9) ? rounded(random.int(106, 118)) : null,
    salary_currency: currency,
  };
};
