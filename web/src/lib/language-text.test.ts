import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from './i18n.ts';
import { languageText } from './language-text.ts';

beforeEach(() => vi.stubGlobal('document', { documentElement: {} }));
afterEach(async () => {
  await setLanguage('en');
  vi.unstubAllGlobals();
});

test.each([
  ['en', 'Japanese', 'Japanese'],
  ['de', 'Japanese', 'Japanisch'],
  ['ar', ' arabic', 'العربية'],
  ['hi', 'English', 'अंग्रेज़ी'],
  ['fr', 'Chinese', 'chinois'],
  ['ja', 'Portuguese', 'ポルトガル語'],
  ['de', 'Japanese, German', 'Japanisch, Deutsch'],
  ['ar', 'Mandarin / Cantonese', 'الصينية / الكَنْتُونية'],
  ['ar', 'Filipino', 'الفلبينية'],
  ['es', 'Brazilian Portuguese; Klingon', 'portugués de Brasil; Klingon'],
] as const)('in %s the language %j is shown as %s', async (language, stored, shown) => {
  await setLanguage(language);
  expect(languageText(stored)).toBe(shown);
});

test.each(['Klingon', 'Klingon, Elvish', 'español', ''])(
  'a text that is no English name of a language stays as it is: %j',
  async (text) => {
    await setLanguage('de');
    expect(languageText(text)).toBe(text);
  },
);
