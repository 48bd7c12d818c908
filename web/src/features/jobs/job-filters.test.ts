import { expect, test } from 'vitest';
import { jobQueryOf, rangeFilters, rangeOf, readFilters } from './job-filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

test('an empty address has the full salary range and requests all jobs', () => {
  expect(rangeOf(read(''))).toEqual([0, 200_000]);
  expect(jobQueryOf(read(''))).toEqual({});
});

test('filters of the address become the query of the call', () => {
  const search = 'company=Lima&location=Paris&job_type=contract&salary_min=30000&salary_max=60000';
  expect(jobQueryOf(read(search))).toEqual({
    company: 'Lima',
    location: 'Paris',
    job_type: 'contract',
    salary_min: 30_000,
    salary_max: 60_000,
  });
});

test('a salary band becomes its bounds', () => {
  expect(jobQueryOf(read('keyword=court&salary=100000%2B&sort=salary'))).toEqual({
    keyword: 'court',
    salary_min: 100_000,
    sort: 'salary',
  });
});

test.each(['job_type=anything', 'salary=0-1', 'salary_min=-5', 'salary_max=200001', 'salary_min=1.5', 'salary_max=x'])(
  '%s counts as not set',
  (search) => {
    expect(jobQueryOf(read(search))).toEqual({});
  },
);

test('the lower end of the salary never exceeds the upper one', () => {
  expect(rangeOf(read('salary_min=90000&salary_max=50000'))).toEqual([50_000, 50_000]);
});

test('an end of the range that is no limit is left out of the address', () => {
  expect(rangeFilters([0, 200_000])).toEqual({ salary_min: '', salary_max: '' });
  expect(rangeFilters([5_000, 60_000])).toEqual({ salary_min: '5000', salary_max: '60000' });
});
