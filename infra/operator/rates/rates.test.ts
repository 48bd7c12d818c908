import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publishedRates } from '#shared/domain/published-rates.ts';
import { ratesFile } from './rates-file.ts';
import { dayOfText, readLatestRates } from './read-ecb.ts';

const currencies = 'USD, JPY, BGN, CZK, GBP, CHF, AUD, CAD, INR, SGD';
const row = '1.1566, 180.75, 1.9558, 24.14, 0.87953, 0.9328, 1.7819, 1.6289, 103.155, 1.5026';
const daily = `Date, ${currencies}, \n26 November 2025, ${row}, \n`;
const history = `Date,${currencies.replaceAll(' ', '')},\n2025-11-26,${row.replaceAll(' ', '')},\n2025-11-25,1,1,N/A,1,1,1,1,1,1,1,\n`;

test.each([
  ['the daily file', daily],
  ['the history', history],
  [
    'the history, oldest first',
    history
      .split('\n')
      .toSpliced(1, 2, ...history.split('\n').slice(1, 3).reverse())
      .join('\n'),
  ],
  ['with CRLF and a byte order mark', `\uFEFF${daily.replaceAll('\n', '\r\n')}`],
])('the latest day of %s is read', (_, csv) => {
  const { date, perEuro } = readLatestRates(csv);
  expect(date).toBe('2025-11-26');
  expect(perEuro).toMatchObject({ USD: 1.1566, JPY: 180.75, SGD: 1.5026 });
});

test.each([
  ['1 January 2026', '2026-01-01'],
  ['29 February 2028', '2028-02-29'],
  ['2026-11-26', '2026-11-26'],
])('%s is the day %s', (text, day) => expect(dayOfText(text)).toBe(day));

test.each(['', '29 February 2026', '1 Januar 2026', '2026-02-30', '26/11/2025', '0'])('%j is no day', (text) => {
  expect(() => dayOfText(text)).toThrow('is no day');
});

test.each([
  ['', 'no header'],
  ['<html></html>', 'no header'],
  [`Date, ${currencies}`, 'no day'],
  ['Date, USD\n2025-11-26, abc', 'no rate of USD'],
  ['Date, USD\n2025-11-26, -1', 'no rate of USD'],
  ['Date, USD\n2025-11-26, 0', 'no rate of USD'],
  ['Date, USD\n2025-11-26, 1.16', 'no rate of 2025-11-26 for GBP'],
  [daily.replace('103.155', 'N/A'), 'for INR'],
])('%j is refused: %s', (csv, problem) => {
  expect(() => ratesFile(readLatestRates(csv))).toThrow(problem);
});

test('the file in the checkout is as the task writes it', () => {
  const file = new URL('../../../shared/domain/published-rates.ts', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(ratesFile(publishedRates));
});
