import { type EpochMs, epochMs, hourMs, minuteMs } from '../time.ts';

/** Documents that are numbered, each kind in a series of its own. */
export const documentKinds = ['invoice', 'credit_note'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** India's time all year: UTC+5:30. */
const offsetMs = 5 * hourMs + 30 * minuteMs;

/** The day of an instant in India, `YYYY-MM-DD`: the date of a document. */
export const dayInIndia = (at: EpochMs): string => new Date(at + offsetMs).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The year in which the Indian financial year of an instant began: April to March, in India's time. */
export function financialYear(at: EpochMs): number {
  const there = new Date(at + offsetMs);
  return there.getUTCMonth() >= 3 ? there.getUTCFullYear() : there.getUTCFullYear() - 1;
}

const prefixes = { invoice: 'INV', credit_note: 'CRN' } as const;
const lastTwo = (year: number) => String(year % 100).padStart(2, '0');

/** The series of a kind in a financial year, such as `INV/26-27`. */
export const seriesOf = (kind: DocumentKind, year: number): string =>
  `${prefixes[kind]}/${lastTwo(year)}-${lastTwo(year + 1)}`;

/** The highest number of a series, so that numbers are 16 characters (CGST Rules, rules 46 (b) and 53 (1A)). */
const highest = 999_999;

/**
 * The number of a document, such as `INV/26-27/000042`: 16 characters, letters, digits, hyphen and slash.
 * @param place in the series, from 1
 * @throws RangeError after the last number of a series
 */
export function documentNumber(kind: DocumentKind, year: number, place: number): string {
  if (place > highest) throw new RangeError(`The series ${seriesOf(kind, year)} is full.`);
  return `${seriesOf(kind, year)}/${String(place).padStart(6, '0')}`;
}

/**
 * When the documents of a financial year may be deleted: 72 months after the due date of its annual return (CGST Act,
 * section 36), which is 31 December after the year (section 44): those of 2026-27, at the end of 31 December 2033.
 * @param year in which the financial year began
 */
export const retainedUntil = (year: number): EpochMs => epochMs(Date.UTC(year + 8, 0, 1) - offsetMs);
