import { expect, test } from 'vitest';
import { languageCode } from './language-code.ts';

test.each([
  ['Japanese', 'ja-JP'],
  ['Mandarin Chinese', 'zh-CN'],
  [' german (native)', 'de-DE'],
  ['', 'en-US'],
  ['Klingon', 'en-US'],
  ['constructor', 'en-US'],
])('the code of %j is %s', (name, code) => {
  expect(languageCode(name)).toBe(code);
});
