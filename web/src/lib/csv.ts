/** What a cell may hold; null is an empty cell. */
export type CsvValue = string | number | null;

const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

const plainNumber = /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/;

/**
 * Where a spreadsheet would begin a formula: one of its signs (full-width ones count in some languages) at the start of
 * the text or, as programs that split at semicolons or tabs also break up quoted cells, after such a separator or a line
 * break. Blanks, invisible characters and quotes before the sign do not hide it.
 */
const formulaStart = /(?<=(?:^|[;\t\r\n])[\s\p{Cc}\p{Cf}"`‘’“”«»]*)[=+\-@＝＋－＠]/gu;
const controlStart = /^[\t\r\n]/;

/**
 * Text that a spreadsheet shows unchanged: an apostrophe goes before whatever it would run. Plain numbers (`-5`, `12.5`)
 * are left alone; `+4915112345678` is none, and keeps its plus that way.
 */
export const harmless = (text: string): string => {
  if (plainNumber.test(text)) return text;
  const guarded = text.replace(formulaStart, "'$&");
  return controlStart.test(guarded) ? `'${guarded}` : guarded;
};

const cellOf = (value: CsvValue): string => {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = harmless(value);
  return plainNumber.test(text) ? text : `"${text.replaceAll('"', '""')}"`;
};

/**
 * A CSV file after RFC 4180, safe to open in a spreadsheet: a header row, then the rows, with CRLF at each line's end.
 * It begins with a byte order mark, as Excel takes it for UTF-8 only then.
 */
export const toCsv = (header: readonly string[], rows: readonly (readonly CsvValue[])[]): string =>
  byteOrderMark + [header, ...rows].map((row) => row.map(cellOf).join(',') + lineEnd).join('');
