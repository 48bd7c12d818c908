import { beforeAll, expect, test } from 'vitest';
import { packLanguages } from '#functions/data/packed-languages.ts';
import { readTestTable } from '#test/support/language-table.ts';
import { spokenLanguage } from './spoken-language.ts';
import { transcribeCode } from './transcribe-code.ts';

beforeAll(() => readTestTable());

const skills = { listening: [], reading: [], spoken_interaction: [], spoken_production: [], writing: [] };
const stating = (...tags: string[]) =>
  packLanguages({
    languages: tags.map((tag) => ({ tag, native: false, working: null, skills, last_used: null })),
    modes: [],
  });

test.each([
  ['日本語', 'ja-JP'],
  ['Japanese', 'ja-JP'],
  ['Deutsch', 'de-DE'],
  ['Español', 'es-ES'],
  ['Cantonese', 'zh-HK'],
  ['廣東話', 'zh-HK'],
  ['Brazilian Portuguese', 'pt-BR'],
  ['Mandarin Chinese', 'zh-CN'],
  [' german (native)', 'de-DE'],
])('the video of a candidate who names %j is transcribed as %s', async (language, code) => {
  const tag = await spokenLanguage({ language, languages: '' });
  expect(tag && transcribeCode(tag)).toBe(code);
});

test.each(['', 'English, Hindi', 'constructor', 'no idea'])('the language of %j is not clear', async (language) => {
  expect(await spokenLanguage({ language, languages: '' })).toBeNull();
});

test('a stated variety of the named language is spoken, and the only stated language if none is named', async () => {
  expect(await spokenLanguage({ language: 'Portuguese', languages: stating('en', 'pt-BR') })).toBe('pt-BR');
  expect(await spokenLanguage({ language: 'Portuguese', languages: stating('pt-PT', 'pt-BR') })).toBe('pt');
  expect(await spokenLanguage({ language: '', languages: stating('ja') })).toBe('ja');
  expect(await spokenLanguage({ language: '', languages: stating('ja', 'en') })).toBeNull();
});
