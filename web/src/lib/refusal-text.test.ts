import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languageNames } from '#shared/locales/languages.ts';
import { englishText } from '#shared/texts/english-text.ts';
import { fieldTexts } from '#shared/texts/field-texts.ts';
import { refusalTexts } from '#shared/texts/refusal-texts.ts';
import type { TextId } from '#shared/texts/text-id.ts';
import { formatMoney, formatNumber } from './format.ts';
import { setLanguage } from './i18n.ts';
import { refusalText } from './refusal-text.ts';
import type { Language } from './site-languages.ts';

beforeEach(() => vi.stubGlobal('document', { documentElement: {} }));
afterEach(async () => {
  await setLanguage('en');
  vi.unstubAllGlobals();
});

const templates: Readonly<Record<string, string>> = { ...refusalTexts, ...fieldTexts };
const namesIn = (template: string) => [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
/** Values that people type or look for digit by digit. */
const digits = ['code', 'line', 'column', 'whole', 'joined'];
const amounts = ['price', 'rest'];
const shown = (name: string) => {
  if (digits.includes(name)) return '1234567';
  return amounts.includes(name) ? formatMoney(1_234_567) : formatNumber(1_234_567);
};
const withValues = Object.entries(templates).filter(([, template]) => namesIn(template).length > 0);
const cases = (Object.keys(languageNames) as Language[]).flatMap((language) =>
  withValues.map(([key, template]) => ({ language, key, names: namesIn(template) })),
);

test('there are enough texts with values to speak of a rule', () => {
  expect(cases.length).toBeGreaterThan(150);
  expect(withValues.flatMap(([, template]) => namesIn(template)).filter((name) => amounts.includes(name))).toHaveLength(
    4,
  );
});

test.each(cases)('$language $key writes its values as the site writes money and counts', async (given) => {
  await setLanguage(given.language);
  const id = `${given.key}?${given.names.map((name) => `${name}=1234567`).join('&')}` as TextId;
  const text = refusalText(id) ?? englishText(id);
  for (const name of given.names) expect(text).toContain(shown(name));
  expect(text).not.toMatch(/[{}]|₹\s?₹/);
  const hasDigits = given.names.some((name) => digits.includes(name));
  if (!hasDigits) expect(text).not.toContain('1234567');
});

test('the English detail of the server is the text of the English site', async () => {
  for (const [key, template] of withValues) {
    const id = `${key}?${namesIn(template)
      .map((name) => `${name}=1234567`)
      .join('&')}` as TextId;
    for (const name of namesIn(template)) expect(englishText(id), key).toContain(shown(name));
  }
  expect(englishText('order_open?price=2999' as TextId)).toBe(
    'You have an order of ₹2,999 that is not paid yet. Do you want to order again?',
  );
});

test('a value that is no number is shown as it is', () => {
  expect(englishText('too_many_plans?max=many' as TextId)).toBe('There can be at most many plans.');
  expect(englishText('too_many_plans?max=' as TextId)).toBe('There can be at most  plans.');
});
