import { expect, test } from 'vitest';
import { namerOf } from './language-name.ts';

const nameOf = namerOf({ zh: 'Chinese', 'zh-Hant': 'Traditional Chinese', pt: 'Portuguese' });

test.each([
  ['zh', 'Chinese'],
  ['zh-Hant', 'Traditional Chinese'],
  ['zh-Hant-HK', 'Traditional Chinese (HK)'],
  ['pt-AO', 'Portuguese (AO)'],
  ['qaa', 'qaa'],
])('the tag %s is named %s', (tag, name) => {
  expect(nameOf(tag)).toBe(name);
});
