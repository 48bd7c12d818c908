import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';
import { containsTerm, searchTerms } from './search-words.ts';
import { includesSpelled, spell, spelledText } from './spelled-text.ts';

const isFound = (text: string, sought: string) =>
  searchTerms(sought).every((term) => containsTerm(spelledText(text), term));

/** Texts that mean the same, whichever is written and whichever is sought. */
const alike: readonly (readonly string[])[] = [
  ['e-mail', 'email', 'e mail', 'E‑Mail', 'e‐mail', 'Ｅ－Ｍａｉｌ', 'E-Mail'],
  ['co-operate', 'cooperate', 'co‑operate'],
  ["O'Neill", 'O’Neill', 'Oʼneill', 'O´Neill', 'O`Neill', 'ONeill', 'o neill'],
  ["l'interprète", 'l’interprete', 'linterprète', 'l interprète'],
  ['مترجمة', 'مترجمه'],
  ['إدارة الأعمال', 'ادارة الاعمال', 'أداره الأعمال', 'ٱدارة الاعمال'],
  ['مستشفى', 'مستشفي', 'مستشفی'],
  ['x-ray', 'x ray', 'xray', 'X‑Ray'],
];
const pairsAlike = alike.flatMap((all) => all.flatMap((text) => all.map((sought) => [sought, text] as const)));

describe('spellings', () => {
  it.each(pairsAlike)('%j is found in %j', (sought, text) => {
    expect(isFound(text, sought)).toBe(true);
  });

  it.each([
    ['Köln', 'Köln'],
    ['Koln', 'Köln'],
    ['Koeln', 'Köln'],
    ['koeln', 'KO\u0308LN'],
    ['zuerich', 'Zürich, Schweiz'],
    ['zuerich, schweiz', 'Zürich, Schweiz'],
    ['Uebersetzer', 'Übersetzerin'],
    ['fachuebersetzer', 'Fachübersetzer'],
    ['Uebergroessentraeger', 'Übergrößenträger'],
    ['aarhus', 'Århus'],
    ['arhus', 'Århus'],
    ['Soeren', 'Søren'],
    ['soren', 'Søren'],
    ['aeroe', 'Ærø'],
    ['strasse', 'Straße'],
    ['mueller-strasse', 'Müller-Straße'],
    ['muellerstrasse', 'Müller-Straße'],
    ['muller strasse', 'Müller-Straße'],
    ['"bad duerkheim"', 'In Bad Dürkheim'],
    ['gaerten', `${'Lange Zeilen mit vielen Wörtern. '.repeat(9)}Gärten`],
    ['duett', 'Duett'],
    ['poet', 'Poet'],
    ['home-office', 'Home office'],
    ['home-office', 'Homeoffice'],
    ['home office', 'Homeoffice'],
    ['on site', 'Onsite'],
    ['on-site', 'on site'],
    ['check-in', 'Check in'],
    ['e-', 'e-mail'],
    ['co-', 'co-operate'],
    ['-dolmetscher', 'Gerichtsdolmetscher'],
    ['state-of-the-art', 'State of the art'],
    ['-', 'a - b'],
    ['c++', 'C++ and C#'],
    ['2026-11', '2026-11-26'],
  ])('%j is found in %j', (sought, text) => {
    expect(isFound(text, sought)).toBe(true);
  });

  it.each([
    ['Dütt', 'Duett'],
    ['Köln', 'Koeln'],
    ['Pöt', 'Poet'],
    ['email', 'the mail'],
    ['e-mail', 'the mail'],
    ['koeln', 'Kolner'],
    ['ueber', 'uber'],
    ['interpreter a', 'Interpreter'],
    ['مترجم', 'ترجمة'],
    ['co-op', 'coworking'],
  ])('%j is not found in %j', (sought, text) => {
    expect(isFound(text, sought)).toBe(false);
  });

  it('are few: a text of nothing else grows by half besides itself folded', () => {
    for (const unit of ['ä', 'ä-', 'e-e ', 'ö’', 'Å', 'a b ', "d'", 'ü\n', '- ', 'ß-']) {
      const text = unit.repeat(2_000);
      expect(spelledText(text).length, unit).toBeLessThanOrEqual(
        foldText(text).length + 1.5 * text.length + 45 * text.split('\n').length,
      );
    }
  });

  it('are those of texts in one language, of any length', () => {
    const word = fc.stringMatching(/^[a-zäöüß'-]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), (words) => {
        expect(isFound(words.join(' '), words[0] ?? '')).toBe(true);
      }),
    );
  });

  it('are the same in lists of a screen', () => {
    expect(includesSpelled('Jörg O’Neill', spell('joerg'))).toBe(true);
    expect(includesSpelled('Jörg O’Neill', spell("o'neill"))).toBe(true);
    expect(includesSpelled('anything', spell(''))).toBe(true);
    expect(includesSpelled('Duett', spell('Dütt'))).toBe(false);
  });
});
