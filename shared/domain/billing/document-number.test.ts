import { describe, expect, test } from 'vitest';
import { epochMs, toIso } from '../time.ts';
import { documentNumber, financialYear, retainedUntil } from './document-number.ts';

describe('the financial year', () => {
  test.each([
    ['2026-03-31T18:29:59.999Z', 2025],
    ['2026-03-31T18:30:00.000Z', 2026],
    ['2026-04-01T00:00:00.000Z', 2026],
    ['2026-12-31T23:59:59.999Z', 2026],
    ['2027-01-01T00:00:00.000Z', 2026],
    ['2027-03-31T18:29:59.999Z', 2026],
    ['2027-03-31T18:30:00.000Z', 2027],
    ['2000-02-29T12:00:00.000Z', 1999],
  ])('of %s began in %i', (at, year) => expect(financialYear(epochMs(Date.parse(at)))).toBe(year));
});

describe('the number of a document', () => {
  test.each([
    ['invoice', 2026, 1, 'INV/26-27/000001'],
    ['credit_note', 2026, 42, 'CRN/26-27/000042'],
    ['invoice', 1999, 7, 'INV/99-00/000007'],
    ['invoice', 2099, 999_999, 'INV/99-00/999999'],
  ] as const)('%s %i %i is %s', (kind, year, place, number) => {
    expect(documentNumber(kind, year, place)).toBe(number);
    expect(number).toMatch(/^[A-Z0-9/-]{16}$/);
  });

  test('has no more than 16 characters: a full series is an error', () => {
    expect(() => documentNumber('invoice', 2026, 1_000_000)).toThrow(RangeError);
  });
});

test('documents are retained for 72 months after the due date of the annual return, in India’s time', () => {
  expect(toIso(retainedUntil(2026))).toBe('2033-12-31T18:30:00.000Z');
});
