/** The value of a cell; null is an empty cell. */
export type CsvValue = string | number | null;

const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

const plainNumber = /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/;

/**
 * Where a spreadsheet would start a formula: at one of its signs (in some languages also full-width ones) at the start
 * of the text or after a semicolon, tab or line break, as programs that split at these also split quoted cells. The
 * sign may follow blanks, invisible characters and quotes. Only at a sign is the text before it read, so the time is linear.
 */
const formulaStart = /(?=[=+\-@＝＋－＠])(?<=(?:^|[;\t\r\n])[\s\p{Cc}\p{Cf}"`‘’“”«»]*)[\s\S]/gu;
const controlStart = /^[\t\r\n]/;

/**
 * Text that a spreadsheet shows unchanged: an apostrophe precedes what it would evaluate. Plain numbers (`-5`, `12.5`)
 * have none; `+4915112345678` counts as text, so that it keeps its plus.
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
