import { expect, test } from 'vitest';
import { interfaceLanguages } from '#shared/domain/interface-languages.ts';
import { composePrompt, promptLanguage } from './compose-prompt.ts';

const parts = import.meta.glob<Record<string, Record<string, readonly string[]>>>('./prompt-parts-*.ts', {
  eager: true,
});
const lists = Object.entries(parts).map(([path, exported]) => [path, Object.values(exported)[0] ?? {}] as const);

test('every language of the site has the same number of different sentences of each kind', () => {
  expect(lists).toHaveLength(interfaceLanguages.length);
  for (const [path, kinds] of lists) {
    const counts = Object.fromEntries(Object.entries(kinds).map(([kind, list]) => [kind, new Set(list).size]));
    expect([path, counts]).toEqual([path, { situations: 12, tasks: 8, conditions: 8, details: 12 }]);
  }
});

test.each(interfaceLanguages)('a prompt in %s has a sentence of each kind, and hardly ever comes twice', (language) => {
  const kinds = lists.find(([path]) => path.includes(`-${language}.ts`))?.[1] ?? {};
  const drawn = Array.from({ length: 60 }, () => composePrompt(language));
  for (const prompt of drawn) {
    expect(Object.values(kinds).map((list) => list.filter((sentence) => prompt.includes(sentence)).length)).toEqual([
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
