import { OperatorProblem } from '../target/problem.ts';

/** The euro's reference rates of one day: units of each currency for one euro. */
export interface DayOfRates {
  /** `YYYY-MM-DD` */
  date: string;
  perEuro: Readonly<Record<string, number>>;
}

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The rows of a CSV without quotes, as the European Central Bank writes it: blanks around cells and empty lines are left out. */
const parseCsv = (text: string): string[][] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(',').map((cell) => cell.trim()));

/** A day as the European Central Bank writes it: `26 November 2025` in the daily file, ISO 8601 in the history. */
export function dayOfText(text: string): string {
  const words = /^([0-9]{1,2}) ([A-Za-z]+) ([0-9]{4})$/.exec(text);
  const month = words ? monthNames.findIndex((name) => name.toLowerCase() === words[2]?.toLowerCase()) + 1 : 0;
  const iso = words ? `${words[3]}-${String(month).padStart(2, '0')}-${words[1]?.padStart(2, '0')}` : text;
  const at = Date.parse(iso);
  const isDay = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(iso) && new Date(at || 0).toISOString().slice(0, 10) === iso;
  if (!isDay) throw new OperatorProblem(`“${text}” is no day.`);
  return iso;
}

/** A rate, or undefined where the file has none of that day (`N/A`). */
function rateOf(text: string, currency: string): number | undefined {
  if (text === '' || text === 'N/A') return undefined;
  const rate = Number(text);
  if (!/^[0-9]+(?:\.[0-9]+)?$/.test(text) || !(rate > 0))
    throw new OperatorProblem(`“${text}” is no rate of ${currency}.`);
  return rate;
}

/**
 * The latest day of a file of the European Central Bank, `eurofxref.csv` or `eurofxref-hist.csv`: a header `Date, USD, …` and a
 * row for each day.
 * @throws OperatorProblem for a file of another form
 */
export function readLatestRates(csv: string): DayOfRates {
  const [header = [], ...rows] = parseCsv(csv);
  if (header[0] !== 'Date')
    throw new OperatorProblem('The file has no header “Date, USD, …”, as those of the European Central Bank.');
  const days = rows.map((row) => ({ date: dayOfText(row[0] ?? ''), row }));
  const latest = days.toSorted((left, right) => (left.date < right.date ? 1 : -1))[0];
  if (!latest) throw new OperatorProblem('The file has no day.');
  const rates = header.slice(1).flatMap((currency, place) => {
    const rate = currency === '' ? undefined : rateOf(latest.row[place + 1] ?? '', currency);
    return rate === undefined ? [] : [[currency, rate] as const];
  });
  return { date: latest.date, perEuro: Object.fromEntries(rates) };
}
