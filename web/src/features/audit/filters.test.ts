import { describe, expect, test } from 'vitest';
import { addressOf, filtersOf, isFiltered, noFilters, queryOfFilters } from './filters.ts';

const of = (search: string) => filtersOf(new URLSearchParams(search));

describe('the filter of the audit trail', () => {
  test('is read from its address and written back to it', () => {
    const search = 'admin=7&action=user_erased&type=candidate&id=12&lists=yes&from=2026-11-01&until=2026-11-03';
    const filters = of(search);
    expect(filters).toEqual({
      admin: '7',
      action: 'user_erased',
      type: 'candidate',
      id: '12',
      lists: true,
      from: '2026-11-01',
      until: '2026-11-03',
    });
    expect(of(new URLSearchParams(addressOf(filters)).toString())).toEqual(filters);
    expect(isFiltered(filters)).toBe(true);
  });

  test.each([
    '',
    'admin=07',
    'action=made_up',
    'type=candidate',
    'id=12',
    'type=candidate&id=1-2',
    'type=application&id=5',
    'type=nobody&id=5',
    'from=2026-13-01',
    'until=yesterday',
    'lists=yes',
  ])('leaves out what no filter can be: %s', (search) => {
    expect(of(search)).toEqual(noFilters);
    expect(isFiltered(of(search))).toBe(false);
  });

  test('takes an application by the ids of job and candidate', () => {
    expect(of('type=application&id=5-7')).toMatchObject({ type: 'application', id: '5-7' });
  });

  test('looks into lists for people only', () => {
    expect(of('type=job&id=5&lists=yes')).toMatchObject({ type: 'job', lists: false });
  });

  test('drops an end before the start', () => {
    expect(of('from=2026-11-03&until=2026-11-01')).toMatchObject({ from: '2026-11-03', until: '' });
  });

  test('requests whole days of the reader’s time zone, the last one included', () => {
    const query = queryOfFilters({ ...noFilters, from: '2026-11-01', until: '2026-11-30' });
    expect(query).toEqual({
      from: new Date(2026, 10, 1).toISOString(),
      until: new Date(2026, 11, 1).toISOString(),
    });
  });

  test('requests no filter when none is set, and each one that is set', () => {
    expect(queryOfFilters(noFilters)).toEqual({});
    expect(queryOfFilters(of('admin=7&action=job_deleted&type=admin&id=3&lists=yes'))).toEqual({
      actor_id: '7',
      action: 'job_deleted',
      target_type: 'admin',
      target_id: '3',
      in_lists: true,
    });
  });
});
