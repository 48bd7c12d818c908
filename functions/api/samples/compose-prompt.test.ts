import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type InterfaceLanguage, interfaceLanguages } from '#shared/locales/languages.ts';
import { composePrompt, promptLanguage } from './compose-prompt.ts';

const sentencesIn = (language: InterfaceLanguage) => {
  const file = new URL(`../../../shared/locales/${language}/prompts.json`, import.meta.url);
  const texts = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  return Map.groupBy(
    texts.filter(([key]) => key !== 'whole'),
    ([key]) => key.split('.')[0],
  );
};

test.each(interfaceLanguages)('%s has the same number of different sentences of each kind', (language) => {
  const counts = [...sentencesIn(language)].map(([kind, texts]) => [kind, new Set(texts.map(([, text]) => text)).size]);
  expect(Object.fromEntries(counts)).toEqual({ situation: 12, task: 8, condition: 8, detail: 12 });
});

test.each(interfaceLanguages)('a prompt in %s has a sentence of each kind, and hardly ever comes twice', (language) => {
  const kinds = [...sentencesIn(language).values()];
  const drawn = Array.from({ length: 60 }, () => composePrompt(language));
  for (const prompt of drawn) {
    expect(kinds.map((texts) => texts.filter(([, sentence]) => prompt.includes(sentence)).length)).toEqual([
      1, 1, 1, 1,
    ]);
  }
  expect(new Set(drawn).size).toBeGreaterThan(50);
});

test('a prompt is in the spoken language where the site has it, and else in the language of the site', () => {
  expect(promptLanguage('ja', 'de')).toBe('ja');
  expect(promptLanguage('es-MX', 'de')).toBe('es');
  expect(promptLanguage('sw', 'de')).toBe('de');
  expect(promptLanguage('fil', 'en')).toBe('en');
});
