import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { salaryCurrencies } from '#shared/domain/salary.ts';
import jobTexts from '#shared/locales/en/screens/jobs.json';
import { languageNames } from '#shared/locales/languages.ts';
import { approximateSalaryText, formatMoney, publicSalaryText, salaryText } from './format.ts';
import { addEnglish, setLanguage, t } from './i18n.ts';
import type { Language } from './site-languages.ts';

beforeEach(() => vi.stubGlobal('document', { documentElement: {} }));
afterEach(async () => {
  await setLanguage('en');
  vi.unstubAllGlobals();
});

const allLanguages = Object.keys(languageNames) as Language[];

const salary = (salary_min: number | null, salary_max: number | null) => ({
  salary_min,
  salary_max,
  salary_currency: 'USD' as const,
});

test.each([
  [null, null, 'Not specified'],
  [40_000, 60_000, '$40,000 - $60,000'],
  [40_000, null, '$40,000+'],
  [null, 60_000, 'Up to $60,000'],
])('a job page shows the salary from %j to %j as %s', (min, max, text) => {
  expect(salaryText(salary(min, max))).toBe(text);
});

test.each([
  [null, null, 'Salary not specified'],
  [0, 0, 'Salary not specified'],
  [0, 60_000, 'Up to $60,000'],
  [40_000, 0, 'From $40,000'],
  [40_000, 60_000, '$40,000 - $60,000'],
])('the public list shows the salary from %j to %j as %s', (min, max, text) => {
  expect(publicSalaryText(salary(min, max))).toBe(text);
});

describe.each(allLanguages)('in %s', (language) => {
  beforeEach(async () => {
    addEnglish('jobs', jobTexts);
    await setLanguage(language);
  });

  it('no two currencies look the same', () => {
    const texts = salaryCurrencies.map((currency) => formatMoney(80_000, currency));
    expect(new Set(texts).size, texts.join(' | ')).toBe(salaryCurrencies.length);
  });

  it('only US dollars may be a plain dollar sign', () => {
    for (const currency of ['CAD', 'AUD', 'SGD'] as const) expect(formatMoney(80_000, currency)).toMatch(/[A-Z]/);
  });

  it('prices in rupees have their sign', () => {
    expect(formatMoney(2_999)).toContain('₹');
  });

  it('the bands of the search name dollars as salaries do', () => {
    const plain = (text: string) => text.replaceAll(/[\s\u200e\u200f]/g, '');
    const texts = { '0-30000': 30_000, '60000-100000': 100_000, '100000+': 100_000 } as const;
    for (const [band, bound] of Object.entries(texts)) {
      expect(plain(t(`jobs.salary.${band as keyof typeof texts}`))).toContain(plain(formatMoney(bound, 'USD')));
    }
  });

  it('about a lowest, about a highest and about one amount are distinguished', () => {
    const about = (salary_min: number | null, salary_max: number | null) =>
      approximateSalaryText({ salary_min, salary_max, salary_currency: 'INR' }, 'USD');
    const [from, upTo, both] = [about(1_000_000, null), about(null, 1_000_000), about(1_000_000, 1_000_000)];
    expect(new Set([from, upTo, both]).size).toBe(3);
    expect([about(1_000_000, 0), about(0, 1_000_000)]).toEqual([from, upTo]);
  });
});

test('the dollars of other countries name the country', () => {
  const texts = (['USD', 'CAD', 'AUD', 'SGD'] as const).map((currency) => formatMoney(80_000, currency));
  expect(texts).toEqual(['$80,000', 'CA$80,000', 'A$80,000', 'SGD\u00a080,000']);
});

test.each([
  [1_000_000, null, 'from about $11,300'],
  [null, 1_000_000, 'up to about $11,300'],
  [0, 1_000_000, 'up to about $11,300'],
  [1_000_000, 1_200_000, 'about $11,300 - $13,500'],
  [null, null, undefined],
])('a salary in rupees from %j to %j is %j', (salary_min, salary_max, text) => {
  expect(approximateSalaryText({ salary_min, salary_max, salary_currency: 'INR' }, 'USD')).toBe(text);
});

test('a salary in the currency of the reader has no approximate amount', () => {
  expect(approximateSalaryText(salary(40_000, null), 'USD')).toBeUndefined();
});
