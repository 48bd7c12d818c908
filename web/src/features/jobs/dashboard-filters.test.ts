import { expect, test } from 'vitest';
import { dashboardJobQueryOf, readFilters } from './dashboard-filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

test('an empty address has the full salary range and requests all jobs', () => {
  expect(read('').salary).toEqual([0, 200_000]);
  expect(dashboardJobQueryOf(read(''))).toEqual({});
});

test('filters of the address become the query of the call', () => {
  const search = 'company=Lima&language=French&location=Paris&job_type=contract&salary_min=30000&salary_max=60000';
  expect(dashboardJobQueryOf(read(search))).toEqual({
    company: 'Lima',
    language: 'French',
    location: 'Paris',
    job_type: 'contract',
    salary_min: 30_000,
    salary_max: 60_000,
  });
});

test.each(['job_type=anything', 'salary_min=-5', 'salary_max=200001', 'salary_min=1.5', 'salary_max=x'])(
  '%s counts as not set',
  (search) => {
    expect(dashboardJobQueryOf(read(search))).toEqual({});
  },
);

test('the lower end of the salary never exceeds the upper one', () => {
  expect(read('salary_min=90000&salary_max=50000').salary).toEqual([50_000, 50_000]);
});
