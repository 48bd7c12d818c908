import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rungs } from '#shared/domain/languages/language-row.ts';
import { type Skill, skills } from '#shared/domain/languages/skills.ts';
import { matchingTexts } from '#test/support/matching-texts.ts';
import { interfaceLanguages } from './languages.ts';

const read = (language: string, file: string) =>
  JSON.parse(readFileSync(new URL(`${language}/screens/${file}`, import.meta.url), 'utf8')) as Record<string, string>;

const own = 'languageTerms.json';
const capitalised = (text: string, language: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** The terms of a group by their names. */
const group = (terms: Record<string, string>, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(terms).flatMap(([key, text]) =>
      key.startsWith(`languageTerms.${name}.`) ? [[key.slice(key.lastIndexOf('.') + 1), text] as const] : [],
    ),
  );

describe.each(interfaceLanguages)('the words for skills in %s', (language) => {
  const terms = read(language, own);

  /** By the words of `matching.json`. */
  const expected: Record<string, string | undefined> = {
    ...group(terms, 'word'),
    watching: group(terms, 'signedWord').listening,
    signed_interaction: group(terms, 'signedWord').spoken_interaction,
    signed_production: group(terms, 'signedWord').spoken_production,
    signing: group(terms, 'signedWord').speaking,
  };
  const words = Object.keys(expected) as (Skill | 'watching')[];
  const { say } = matchingTexts[language];

  it('are those of the reasons of a match', () => {
    expect(Object.fromEntries(words.map((word) => [word, say(`skill.${word}`)]))).toEqual(expected);
  });

  it('are those of the sentences about requirements, apart from German and Hindi cases', () => {
    const stems = (text = '') => text.toLocaleLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? [];
    for (const word of words) {
      const text = say(`skill.${word}`, { form: 'requirement' });
      if (language === 'de') {
        for (const stem of stems(expected[word])) expect(text.toLocaleLowerCase(), word).toContain(stem.slice(0, -2));
      } else expect(text.replace(/ने$/, 'ना'), word).toBe(expected[word]);
    }
  });

  it('are the same as labels, and differ from each other', () => {
    for (const [labels, words] of [
      ['skill', 'word'],
      ['signed', 'signedWord'],
    ] as const) {
      const expected = Object.entries(group(terms, words)).map(([name, word]) => [name, capitalised(word, language)]);
      expect(group(terms, labels)).toEqual(Object.fromEntries(expected));
      expect(new Set(Object.values(group(terms, labels))).size).toBe(expected.length);
    }
  });
});

it('no other catalogue defines a skill or a kind of evidence', () => {
  const evidence = new Set(Object.values(group(read('en', own), 'rung')));
  expect(evidence.size).toBe(rungs.length);
  const others = readdirSync(new URL('en/screens', import.meta.url)).filter(
    (file) => file.endsWith('.json') && file !== own,
  );
  expect(others.length).toBeGreaterThan(40);
  const defined = others.flatMap((file) =>
    Object.entries(read('en', file))
      .filter(([key, text]) => skills.some((skill) => key.endsWith(`.${skill}`)) || evidence.has(text))
      .map(([key]) => key),
  );
  expect(defined).toEqual([]);
});
