import { expect, test } from 'vitest';
import { currencyOf } from './currency.ts';

test.each([
  [['en-IN', 'de'], 'INR'],
  [['de'], 'EUR'],
  [['de-CH'], 'CHF'],
  [['ja'], 'JPY'],
  [['ar-AE'], 'AED'],
  [['fr-SN', 'fr-FR'], 'EUR'],
])('a reader of %j calculates in %s', (tags, currency) => {
  expect(currencyOf(tags)).toBe(currency);
});

test.each([[['en']], [['ar', 'en']], [['sw-KE']], [['not a tag']], [[]]])(
  'a reader of %j calculates in dollars',
  (tags) => {
    expect(currencyOf(tags)).toBe('USD');
  },
);
