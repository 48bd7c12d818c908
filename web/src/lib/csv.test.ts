import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFormula, parseCsv } from '#test/support/parse-csv.ts';
import { harmless, toCsv } from './csv.ts';

describe('a cell of text', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+4915112345678', "'+4915112345678"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['\t=1', "'\t'=1"],
    ['\tindented', "'\tindented"],
    ['\rreturn', "'\rreturn"],
    ['  =1+1', "  '=1+1"],
    ['"=1+1"', `"'=1+1"`],
    ['\u200b=1', "\u200b'=1"],
    ['a;=1+1', "a;'=1+1"],
    ['first\n=second', "first\n'=second"],
  ])('%j cannot start a formula', (text, shown) => {
    expect(harmless(text)).toBe(shown);
  });

  it.each(['Lima Languages', 'a=b', 'C++', 'me@mail.example', '12-14', '', '-5', '12.50', '’s Hertogenbosch'])(
    '%j is unchanged',
    (text) => {
      expect(harmless(text)).toBe(text);
    },
  );
});

describe('a file', () => {
  it('starts with a byte order mark, quotes cells where needed, and ends each line with CRLF', () => {
    const file = toCsv(['name', 'price'], [['Müller, "Söhne"\nBerlin', 2999]]);
    expect(file).toBe('\uFEFF"name","price"\r\n"Müller, ""Söhne""\nBerlin",2999\r\n');
  });

  it('keeps numbers as numbers, and missing values empty', () => {
    expect(toCsv(['a'], [[-5], ['-5.5'], [null], [Number.NaN]])).toBe('\uFEFF"a"\r\n-5\r\n-5.5\r\n\r\n\r\n');
  });

  it('keeps numbers with leading zeros as text', () => {
    expect(toCsv(['a'], [['007']])).toContain('"007"');
  });
});

const nasty = fc.string({
  unit: fc.constantFrom(...'=+-@\t\r\n ;,"\'|a1.＝“\u200b\u0000'),
  maxLength: 12,
});
// Negative numbers are unchanged, and a split at the wrong separator joins them with other text.
const isNegative = (text: string) => /^-\d/.test(text);
const cell = fc.oneof(nasty, fc.string({ unit: 'grapheme' })).filter((text) => !isNegative(text));
const cells = fc.array(cell, { minLength: 2, maxLength: 4 });

describe('any user input', () => {
  it.each([',', ';', '\t'])('runs nothing when the file is split at %j', (separator) => {
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1, maxLength: 3 }), (rows) => {
        const read = parseCsv(toCsv(['head'], rows), separator).flat();
        expect(read.filter(isFormula)).toEqual([]);
      }),
    );
  });

  it('begins no cell with a tab or a return', () => {
    fc.assert(fc.property(nasty, (text) => !/^[\t\r\n]/.test(harmless(text))));
  });

  it('is completely readable, in the same cells', () => {
    const withoutApostrophes = (text: string) => text.replaceAll("'", '');
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1, maxLength: 3 }), (rows) => {
        const read = parseCsv(toCsv(['head'], rows)).slice(1);
        expect(read.map((row) => row.map(withoutApostrophes))).toEqual(rows.map((row) => row.map(withoutApostrophes)));
      }),
    );
  });
});
