import { expect, it } from 'vitest';
import { hasSkill } from './skills.ts';
import { canonicalTag, fitOf, presentTag } from './tags.ts';

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

/** Written otherwise, the same language: codes of ISO 639-2 and 639-3, replaced and wider ones, and extended forms. */
it.each([
  ['tw', 'ak'],
  ['twi', 'ak'],
  ['tw-GH', 'ak-GH'],
  ['TW', 'ak'],
  ['fat', 'ak'],
  ['bh', 'bho'],
  ['zh-yue', 'yue'],
  ['ZH-YUE', 'yue'],
  ['zh-yue-Hant-HK', 'yue-Hant-HK'],
  ['zh-min-nan', 'nan'],
  ['zh-nan-TW', 'nan-TW'],
  ['zh-cmn', 'zh'],
  ['zh-cmn-Hant', 'zh-Hant'],
  ['zh-guoyu', 'zh'],
  ['zh-hakka', 'hak'],
  ['zh-xiang', 'hsn'],
  ['zh-wuu', 'wuu'],
  ['cmn', 'zh'],
  ['cmn-Hans-CN', 'zh-Hans-CN'],
  ['chi', 'zh'],
  ['ar-arb', 'ar'],
  ['arb', 'ar'],
  ['ar-arz', 'arz'],
  ['ar-ajp', 'apc'],
  ['ms-zsm', 'ms'],
  ['zsm', 'ms'],
  ['sw-swh', 'sw'],
  ['uz-uzn', 'uz'],
  ['lv-lvs', 'lv'],
  ['kok-gom', 'kok'],
  ['sgn-ase', 'ase'],
  ['sgn-US', 'ase'],
  ['sgn-DE', 'gsg'],
  ['sgn-BE-FR', 'sfb'],
  ['sgn-CH-DE', 'sgg'],
  ['sgn-NO', 'nsl'],
  ['in', 'id'],
  ['iw', 'he'],
  ['ji', 'yi'],
  ['jw', 'jv'],
  ['mo', 'ro-MD'],
  ['mol', 'ro-MD'],
  ['mo-Cyrl', 'ro-Cyrl-MD'],
  ['tl', 'fil'],
  ['tgl', 'fil'],
  ['pes', 'fa'],
  ['prs', 'fa-AF'],
  ['cnr', 'sr-ME'],
  ['ger', 'de'],
  ['scc', 'sr'],
  ['scr', 'hr'],
  ['no-bok', 'nb'],
  ['no-nyn', 'nn'],
  ['i-klingon', 'tlh'],
  ['i-lux', 'lb'],
  ['en-GB-oed', 'en-GB-oxendict'],
])('writes the replaced or wider tag %s as %s, also when it is stored', (text, tag) => {
  expect(canonicalTag(text)).toBe(tag);
  expect(presentTag(tag)).toBe(tag);
});

it('reads a stored tag that was replaced since as the present one', () => {
  expect(['tw', 'tw-GH', 'bh', 'ak', 'two', 'de-AT'].map(presentTag)).toEqual([
    'ak',
    'ak-GH',
    'bho',
    'ak',
    'two',
    'de-AT',
  ]);
});

it.each([
  'zh-deu',
  'de-yue',
  'sgn-deu',
  'mo-',
  'i-default',
  'zh-min',
  '',
  'e',
  'Japanese',
  'japanese language',
  'en_US',
  'en-',
  'en-u-ca-buddhist',
  'en-x-slang',
  'x-slang',
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
