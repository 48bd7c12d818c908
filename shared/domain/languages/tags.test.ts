import { expect, it } from 'vitest';
import { hasSkill } from './skills.ts';
import { canonicalTag, fitOf } from './tags.ts';

it.each([
  ['ja', 'ja'],
  ['JA', 'ja'],
  ['deu', 'de'],
  ['iw', 'he'],
  ['pt-br', 'pt-BR'],
  ['zh-hant-tw', 'zh-Hant-TW'],
  ['es-419', 'es-419'],
  ['ca-valencia', 'ca-valencia'],
  ['de-1996', 'de-1996'],
  ['yue', 'yue'],
  ['ase', 'ase'],
])('writes the language %s as %s', (text, tag) => {
  expect(canonicalTag(text)).toBe(tag);
});

it.each([
  '',
  'e',
  'Japanese',
  'japanese language',
  'en_US',
  'en-',
  'en-u-ca-buddhist',
  'en-x-slang',
  'x-slang',
  'i-klingon',
  'und',
  'mul',
  'zxx',
  'mis',
  'sgn',
  'qaa',
  'qtz',
  'sh',
  'hbs',
  'en\u0000',
])('finds no language in "%s"', (text) => {
  expect(canonicalTag(text)).toBeNull();
});

it('keeps languages apart that begin with the same letters', () => {
  expect(fitOf('en', 'enm', true)).toBe('none');
  expect(fitOf('shu', 'sh', true)).toBe('none');
  expect(canonicalTag('shu')).toBe('shu');
});

it('compares every part of a tag', () => {
  expect(fitOf('zh-Hant-TW', 'zh-Hant', true)).toBe('serves');
  expect(fitOf('zh-Hant-TW', 'zh-TW', true)).toBe('serves');
  expect(fitOf('zh-Hant', 'zh-Hant-TW', true)).toBe('general');
  expect(fitOf('zh-TW', 'zh-Hant-TW', false)).toBe('serves');
  expect(fitOf('ca-valencia', 'ca', true)).toBe('serves');
  expect(fitOf('nb-NO', 'no-NO', true)).toBe('serves');
  expect(fitOf('no-NO', 'nb-NO', true)).toBe('general');
});

it('knows which languages are signed', () => {
  expect(hasSkill('bfi', 'reading')).toBe(false);
  expect(hasSkill('gsg-AT', 'writing')).toBe(false);
  expect(hasSkill('gsg', 'listening')).toBe(true);
  expect(hasSkill('de', 'writing')).toBe(true);
});
