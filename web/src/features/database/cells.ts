import type { CsvValue } from '#web/lib/csv.ts';
import { formatDate } from '#web/lib/format.ts';
import { t } from '#web/lib/i18n.ts';

/** A record as a call returns it. */
export type DataRow = Readonly<Record<string, unknown>>;

type Cell = string | number | boolean | null;
/** A record with one value for each column. */
export type FlatRow = Readonly<Record<string, Cell>>;

const secret = /password|otp/i;
const hidden = '***';
const isoDate = /^\d{4}-\d{2}-\d{2}(T|$)/;

const isObject = (value: unknown): value is DataRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const cellOf = (value: unknown): Cell => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(cellOf).join(', ');
  if (isObject(value)) return Object.values(value).map(cellOf).join(' ');
  return null;
};

/** A record with its parts as separate columns: `job: { title }` becomes `job.title`. */
export const flatten = (row: DataRow, prefix = ''): FlatRow =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      isObject(value) ? Object.entries(flatten(value, `${prefix}${name}.`)) : [[prefix + name, cellOf(value)]],
    ),
  );

const flattened = new WeakMap<DataRow, FlatRow>();

/** The same flat record for each call with the same item. */
export const flattenOnce = (row: DataRow): FlatRow => {
  const flat = flattened.get(row) ?? flatten(row);
  flattened.set(row, flat);
  return flat;
};

/** Every column that any of the records has, in the order in which they first appear. */
export const columnsOf = (rows: readonly FlatRow[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/** A column's displayed name. */
export const headerOf = (column: string): string => column.replaceAll('_', ' ');

/** By whole words: `candidate_id` is no date. */
const isDate = (column: string): boolean => /(^|[_.])(date|at)($|[_.])/.test(column);

const isEmpty = (value: Cell | undefined): boolean => value === null || value === undefined || value === '';

/** The text in the table. */
export const shownText = (column: string, value: Cell | undefined): string => {
  if (isEmpty(value)) return '-';
  if (secret.test(column)) return hidden;
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
  const text = String(value);
  // Dates without a time are shown as such.
  return isDate(column) && isoDate.test(text) ? formatDate(text, text.includes('T') ? 'time' : 'short') : text;
};

/** The value in the export: as shown, but dates as ISO 8601, numbers as numbers and missing values empty. */
export const exportedValue = (column: string, value: Cell | undefined): CsvValue => {
  if (value === undefined || value === null) return null;
  if (secret.test(column)) return hidden;
  return typeof value === 'boolean' ? t(value ? 'common.yes' : 'common.no') : value;
};
