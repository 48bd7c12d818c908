import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorTable } from '#shared/errors.ts';
import { fieldTexts } from '#shared/texts/field-texts.ts';
import { refusalTexts } from '#shared/texts/refusal-texts.ts';

const codeTexts = Object.entries(errorTable).map(([code, { detail }]) => [code, detail]);
const english: Record<string, string> = { ...Object.fromEntries(codeTexts), ...refusalTexts, ...fieldTexts };

const valuesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();

test('every text has a key of its own', () => {
  const tables = [errorTable, refusalTexts, fieldTexts].flatMap((table) => Object.keys(table));
  expect(tables).toEqual(Object.keys(english));
  expect(Object.keys({ ...refusalTexts, ...fieldTexts }).filter((key) => !/^[a-z][a-z0-9_]+$/.test(key))).toEqual([]);
});

const translations = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en')
  .map(({ name }) => name);

test.for(translations)('%s has every text of a refusal and no other, with the same values', (language) => {
  const file = new URL(`${language}/screens/refusals.json`, import.meta.url);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  expect(Object.keys(texts)).toEqual(Object.keys(english));
  for (const [key, translation] of Object.entries(texts)) {
    expect(translation.trim(), key).not.toBe('');
    expect(valuesOf(translation), key).toEqual(valuesOf(english[key] ?? ''));
  }
});
