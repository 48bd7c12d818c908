import { describe, expect, test } from 'vitest';
import { interfaceLanguages } from '#shared/locales/languages.ts';
import { type Occupation, occupationSlugs } from '../occupation-slugs.ts';
import { allNames, occupationNames } from './all-names.ts';
import { namesOf } from './name-index.ts';
import { occupationToken } from './occupation-token.ts';
import { occupations, widerOccupations } from './occupations.ts';
import { suggestOccupations } from './suggest-occupations.ts';

const index = occupationNames();

test('each occupation has a slug, a unit group of ISCO-08 and a token of its own', () => {
  for (const [slug, { isco }] of Object.entries(occupations)) {
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(isco, slug).toMatch(/^[1-9]\d{3}$/);
  }
  const tokens = occupationSlugs.map(occupationToken);
  expect(new Set(tokens).size).toBe(occupationSlugs.length);
  expect(tokens.every((token) => /^\p{Co}{3}$/u.test(token))).toBe(true);
});

test('wider occupations end', () => {
  for (const occupation of occupationSlugs) expect(widerOccupations(occupation).length).toBeLessThanOrEqual(3);
  expect(widerOccupations('subtitler')).toEqual(['subtitler', 'audiovisual-translator', 'translator']);
});

describe.each(interfaceLanguages)('in %s', (language) => {
  test('each occupation has a name and no name means two of them', () => {
    const texts = allNames[language];
    expect(Object.keys(texts)).toEqual([...occupationSlugs]);
    const names = Object.values(texts).flatMap(namesOf);
    expect(names.filter((name) => name !== name.trim() || !/\p{L}/u.test(name))).toEqual([]);
    const folded = names.map((name) => name.toLocaleLowerCase(language));
    expect(folded.filter((name, place) => folded.indexOf(name) !== place)).toEqual([]);
  });
});

test('no name means two occupations, in whichever languages', () => {
  expect([...index.byName].filter(([, called]) => called.length > 1)).toEqual([]);
});

const titles: readonly (readonly [title: string, ...suggested: Occupation[]])[] = [
  ['Interpreter', 'interpreter'],
  ['Japanese Medical Interpreter (m/f/d)', 'medical-interpreter'],
  ['INTERPRETERS WANTED', 'interpreter'],
  ['Dolmetscher/in für Arabisch', 'interpreter'],
  ['Dolmetscher*innen gesucht', 'interpreter'],
  ['Gerichtsdolmetscherin', 'court-interpreter'],
  ['Konferenzdolmetscher (m/w/d), Deutsch und Französisch', 'conference-interpreter'],
  ['Übersetzer und Dolmetscher', 'interpreter', 'translator'],
  ['Uebersetzer', 'translator'],
  ['Traductrice assermentée anglais-français', 'certified-translator'],
  ['Professeur d’anglais', 'english-teacher'],
  ["Professeur d'allemand à Lyon", 'german-teacher'],
  ['Profesora de inglés para empresas', 'english-teacher'],
  ['Guía turístico en Sevilla', 'tour-guide'],
  ['مترجم فوري للمحاكم', 'interpreter'],
  ['مطلوب مرشد سياحي', 'tour-guide'],
  ['चिकित्सा दुभाषिया, दिल्ली', 'medical-interpreter'],
  ['医療通訳（英語）', 'medical-interpreter'],
  ['英語通訳', 'interpreter'],
  ['日本語教師募集', 'japanese-teacher'],
  ['Software Engineer with Japanese'],
  ['Interpretation of data'],
  ['Sign-language interpreter', 'sign-language-interpreter'],
  ['Localization manager / translator', 'localisation-manager', 'translator'],
  [''],
];

test.each(titles)('of “%s” suggests the longest names', (title, ...suggested) => {
  expect(suggestOccupations(index, title)).toEqual(suggested);
});
