import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containsTerm, rankOfTerms, searchTerms } from './search-words.ts';
import { spelledText } from './spelled-text.ts';

const isFound = (text: string, sought: string) =>
  searchTerms(sought).every((term) => containsTerm(spelledText(text), term));

describe('the words of a search', () => {
  it.each([
    ['court interpreter', 'Interpreter at the court of Lyon'],
    ['interpreter court', 'Court interpreter'],
    ['"court interpreter"', 'A court  interpreter'],
    ['„Dolmetscher für Gerichte“', 'Dolmetscher für Gerichte'],
    ['«interprète de conférence» Lyon', 'Lyon: interprète de conférence'],
    ['dolmetscher', 'Konferenzdolmetscherin'],
    ['ferenz', 'Konferenzdolmetscher'],
    ['IT', 'IT support'],
    ['it', 'Support (IT)'],
    ['it', 'ITエンジニア'],
    ['C#', 'C# and C++'],
    ['通', '同時通訳者'],
    ['訳', '同時通訳者'],
    ['ไทย', 'ล่ามภาษาไทย'],
    ['통역', '통역을 합니다'],
    ['ZURICH', 'Zürich'],
    ['strasse', 'Straße'],
    ['lodz', 'Łódź'],
    ['tokyo', 'ＴＯＫＹＯ'],
    ['مترجم', 'مُتَرْجِم قانوني'],
    ['שלום', 'שָׁלוֹם'],
    ['istanbul', 'İSTANBUL'],
    ['kobenhavn', 'København'],
    ['a"b', 'a b'],
    ['', 'anything'],
    ['""', 'anything'],
  ])('%j are found in %j', (sought, text) => {
    expect(isFound(text, sought)).toBe(true);
  });

  it.each([
    ['court interpreter', 'Interpreter in Lyon'],
    ['"interpreter court"', 'Court interpreter'],
    ['"court interpreter"', 'court\ninterpreter'],
    ['it', 'with kitchen'],
    ['in', 'Berlin'],
    ['ä', 'Bär'],
    ['訳通', '同時通訳者'],
  ])('%j are not found in %j', (sought, text) => {
    expect(isFound(text, sought)).toBe(false);
  });
});

const words = ['it', 'fit', 'court', 'Gericht', 'Gerichtsdolmetscher', '通訳', '同時通訳者', 'Łódź', 'a', 'C#'];
const text = fc.array(fc.constantFrom(...words, ',', '\n'), { maxLength: 6 }).map((list) => list.join(' '));
const sought = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 });

it('finds the same in any order of the words', () => {
  fc.assert(
    fc.property(
      text,
      sought,
      (all, list) => isFound(all, list.join(' ')) === isFound(all, list.toReversed().join(' ')),
    ),
  );
});

it('finds what was written, every word of it alone and the whole as a phrase', () => {
  fc.assert(
    fc.property(
      sought,
      (list) => isFound(list.join(' '), list.join(' ')) && isFound(list.join(' '), `"${list.join(' ')}"`),
    ),
  );
});

it('finds no less with fewer words', () => {
  fc.assert(
    fc.property(text, sought, (all, list) => !isFound(all, list.join(' ')) || isFound(all, list.slice(1).join(' '))),
  );
});

it('ranks by the last text from which on all words occur', () => {
  const texts = ['the description', 'acme ltd', 'court interpreter'].map(spelledText);
  expect(rankOfTerms(texts, searchTerms('court'))).toBe(2);
  expect(rankOfTerms(texts, searchTerms('interpreter acme'))).toBe(1);
  expect(rankOfTerms(texts, searchTerms('court the'))).toBe(0);
  expect(rankOfTerms(texts, searchTerms('court nobody'))).toBeUndefined();
  expect(rankOfTerms(texts, [])).toBe(2);
});
