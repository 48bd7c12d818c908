import { expect, test } from 'vitest';
import { tagOfCode, transcribeCode } from './transcribe-code.ts';

test.each([
  ['ja', 'ja-JP'],
  ['pt-BR', 'pt-BR'],
  ['pt', 'pt-PT'],
  ['yue', 'zh-HK'],
  ['yue-Hant-HK', 'zh-HK'],
  ['zh', 'zh-CN'],
  ['zh-HK', 'zh-CN'],
  ['zh-Hant-TW', 'zh-TW'],
  ['nl-BE', 'nl-NL'],
  ['ro-MD', 'ro-RO'],
  ['fa-AF', 'fa-AF'],
  ['es-419', 'es-US'],
  ['nb', 'no-NO'],
  ['fil', 'tl-PH'],
  ['nan', undefined],
  ['tlh', undefined],
  ['ase', undefined],
  ['constructor', undefined],
])('the code of %j is %s', (tag, code) => {
  expect(transcribeCode(tag)).toBe(code);
});

test.each([
  ['ja-JP', 'ja'],
  ['zh-HK', 'yue'],
  ['pt-BR', 'pt-BR'],
  ['zh-TW', 'zh-Hant'],
  ['en-WL', 'en'],
] as const)('the language of the code %s is %s', (code, tag) => {
  expect(tagOfCode(code)).toBe(tag);
});
