import { expect, test } from 'vitest';
import { publicSalaryText, salaryText } from './format.ts';

const salary = (salary_min: number | null, salary_max: number | null) => ({
  salary_min,
  salary_max,
  salary_currency: 'USD' as const,
});

test.each([
  [null, null, 'Not specified'],
  [40_000, 60_000, '$40,000 - $60,000'],
  [40_000, null, '$40,000+'],
  [null, 60_000, 'Up to $60,000'],
])('a job page shows the salary from %j to %j as %s', (min, max, text) => {
  expect(salaryText(salary(min, max))).toBe(text);
});

test.each([
  [null, null, 'Salary not specified'],
  [0, 0, 'Salary not specified'],
  [0, 60_000, 'Up to $60,000'],
  [40_000, 0, 'From $40,000'],
  [40_000, 60_000, '$40,000 - $60,000'],
])('the public list shows the salary from %j to %j as %s', (min, max, text) => {
  expect(publicSalaryText(salary(min, max))).toBe(text);
});
