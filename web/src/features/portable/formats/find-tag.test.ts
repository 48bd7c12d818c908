import { languageNames } from 'virtual:language-names';
import { iso6393 } from 'iso-639-3';
import { expect, test } from 'vitest';
import { findTag } from './find-tag.ts';
import { blankLanguage } from './found-profile.ts';
import { bibliographicCode } from './language-codes.ts';

const tables = await Promise.all(Object.values(languageNames).map(async (load) => (await load()).default));
const byCode = (code: string) => findTag({ ...blankLanguage, code }, tables);
const byName = (label: string) => findTag({ ...blankLanguage, label }, tables);

test('each code of ISO 639-2/B and 639-2/T leads to the language that exports write with it', () => {
  const twoLetters = iso6393.filter(({ iso6391, iso6392B }) => iso6391 && iso6392B);
  expect(twoLetters.length).toBeGreaterThan(180);
  for (const { iso6391 = '', iso6392B, iso6392T } of twoLetters) {
    expect(bibliographicCode(iso6391), iso6391).toBe(iso6392B);
    if (Object.hasOwn(tables[0] ?? {}, iso6391)) {
      expect(byCode(iso6392B ?? ''), iso6392B).toBe(iso6391);
      expect(byCode(iso6392T ?? ''), iso6392T).toBe(iso6391);
    }
  }
  expect(['ger', 'deu', 'fre', 'chi', 'cze', 'fil'].map(byCode)).toEqual(['de', 'de', 'fr', 'zh', 'cs', 'fil']);
});

test.each([
  ['Japanese', 'ja'],
  ['Japanisch', 'ja'],
  ['japonés', 'ja'],
  ['JAPONES', 'ja'],
  ['日本語', 'ja'],
  ['اليابانية', 'ja'],
  ['Brazilian Portuguese', 'pt-BR'],
  ['en', 'en'],
])('finds %s by its name in any language of the site', (name, tag) => expect(byName(name)).toBe(tag));

test.each(['xx', 'qaa', 'mul', 'hbs', 'x-private', '__proto__'])('knows no language with the code %j', (code) =>
  expect(byCode(code)).toBeNull(),
);

test.each(['Klingonese', 'Serbo-Croatian', 'sh', 'xx', ''])('leaves %j to the person', (name) =>
  expect(byName(name)).toBeNull(),
);
