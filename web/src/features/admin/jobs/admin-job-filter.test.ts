import { expect, test } from 'vitest';
import { everyJob, isJobFiltered, jobSearchOf, readJobFilter } from './admin-job-filter.ts';

test.each(['', '?q=sales', '?status=inactive', '?status=closed', '?q=a+b&status=active'])(
  'the address %j is read and written alike',
  (search) => {
    expect(jobSearchOf(readJobFilter(new URLSearchParams(search)))).toBe(search);
  },
);

test('a status that an address makes up shows every job', () => {
  expect(readJobFilter(new URLSearchParams('status=open'))).toEqual(everyJob);
});

test('spaces alone filter nothing', () => {
  expect(isJobFiltered({ ...everyJob, text: '  ' })).toBe(false);
  expect(isJobFiltered({ ...everyJob, text: 'a' })).toBe(true);
  expect(isJobFiltered({ ...everyJob, status: 'inactive' })).toBe(true);
});
