import { describe, expect, it } from 'vitest';
import { columnsOf, exportedValue, flatten, headerOf, shownText } from './cells.ts';

describe('a record', () => {
  it('has its parts as separate columns, and lists as text', () => {
    const row = { id: 1, job: { title: 'Interpreter', plan: { price: 5 } }, skills: ['a', 'b'], gone: null };
    expect(flatten(row)).toEqual({
      id: 1,
      'job.title': 'Interpreter',
      'job.plan.price': 5,
      skills: 'a, b',
      gone: null,
    });
    expect(flatten({ plan_name: 'basic', plan: { name: 'Basic' } })).toEqual({
      plan_name: 'basic',
      'plan.name': 'Basic',
    });
    expect(flatten({ languages: [{ language: 'German', level: 'B2' }] })).toEqual({ languages: 'German B2' });
  });

  it('has its columns in order, each once', () => {
    expect(
      columnsOf([
        { id: 1, name: 'a' },
        { id: 2, upi_id: 'x' },
      ]),
    ).toEqual(['id', 'name', 'upi_id']);
    expect(headerOf('candidate_limit_left')).toBe('candidate limit left');
  });
});

describe('a cell', () => {
  it.each(['created_at', 'updated_at', 'applied_at', 'start_date', 'date'])(
    'of %s is a date with its time',
    (column) => {
      expect(shownText(column, '2026-02-03T04:05:06.000Z')).toMatch(/Feb/);
      expect(shownText(column, '2026-02-03T04:05:06.000Z')).toMatch(/\d{2}:\d{2}/);
    },
  );

  it('of a date without time shows none', () => {
    expect(shownText('closing_date', '2026-02-03')).not.toContain(':');
  });

  it.each(['candidate_id', 'candidate_limit', 'name'])('of %s is no date', (column) => {
    expect(shownText(column, '2026-02-03')).toBe('2026-02-03');
    expect(shownText(column, 7)).toBe('7');
  });

  it.each(['password', 'password_hash', 'otp', 'last_otp_code', 'OTP'])(
    'of %s is hidden, also in the export',
    (column) => {
      expect(shownText(column, 'secret')).toBe('***');
      expect(exportedValue(column, 'secret')).toBe('***');
    },
  );

  it('shows yes, no or an empty text', () => {
    expect([true, false, null, '', undefined].map((value) => shownText('is_active', value))).toEqual([
      'Yes',
      'No',
      '-',
      '-',
      '-',
    ]);
  });

  it('is unchanged in the export, except yes and no', () => {
    expect(exportedValue('created_at', '2026-02-03T04:05:06.000Z')).toBe('2026-02-03T04:05:06.000Z');
    expect(exportedValue('price', 2999)).toBe(2999);
    expect(exportedValue('is_active', true)).toBe('Yes');
    expect(exportedValue('job', undefined)).toBeNull();
  });
});
