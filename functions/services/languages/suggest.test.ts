import { describe, expect, it } from 'vitest';
import type { NameLocale } from '#shared/domain/language-table.ts';
import { readTestTable } from '#test/support/language-table.ts';
import { suggesterOf } from './suggest.ts';

const suggest = suggesterOf(await readTestTable());
const tags = (typed: string, locale: NameLocale = 'en') => suggest(typed, locale).map(({ tag }) => tag);

describe('suggestions', () => {
  it.each([
    ['Japanisch', 'de'],
    ['japan', 'de'],
    ['日本語', 'en'],
    ['日', 'en'],
    ['jpn', 'en'],
    ['japones', 'en'],
    ['japonés', 'ar'],
    ['ياباني', 'en'],
    ['японс', 'en'],
    ['ｊａｐ', 'en'],
  ] as const)('for %s in %s start with Japanese', (typed, locale) => {
    expect(tags(typed, locale)[0]).toBe('ja');
  });

  it('put names that start so before names with a word that does, and both before parts of words', () => {
    const found = tags('norwegian');
    expect(found.slice(0, 2)).toEqual(['no', 'nb']);
    expect(found.indexOf('nsl')).toBeGreaterThan(found.indexOf('nn'));
    expect(tags('portu')[0]).toBe('pt');
    expect(tags('portu').indexOf('pt-BR')).toBeGreaterThan(0);
    expect(tags('serb')[0]).toBe('sr');
    expect(tags('serb').indexOf('hsb')).toBeGreaterThan(tags('serb').indexOf('az'));
  });

  it('put the most used languages first', () => {
    expect(tags('p')[0]).toBe('pt');
    expect(tags('').slice(0, 3)).toEqual(['en', 'zh', 'hi']);
  });

  it.each([
    ['Chhattisgarhi', 'hne'],
    ['chhattis', 'hne'],
    ['Garhwali', 'gbm'],
    ['sylhet', 'syl'],
    ['kfy', 'kfy'],
  ])('for %s start with a language that only ISO 639-3 names', (typed, tag) => {
    expect(tags(typed, 'de')[0]).toBe(tag);
  });

  it('put languages with names in CLDR before all others', () => {
    expect(tags('ho').slice(0, 2)).toContain('ho');
    expect(tags('a')[0]).toBe('ar');
  });

  it('include both languages of an ambiguous name', () => {
    expect(tags('Ladin')).toEqual(expect.arrayContaining(['lld', 'lad']));
  });

  it('are at most ten, and none for what is no name', () => {
    expect(tags('a')).toHaveLength(10);
    expect(tags('xyzzyx')).toEqual([]);
    expect(tags('...')).toHaveLength(10);
  });

  it('for a whole shown name contain its language', async () => {
    const { languages } = await readTestTable();
    const someLanguages = languages.filter((_, index) => index % 8 === 0);
    const lost = someLanguages.filter(({ tag, names }) => !tags(names.de, 'de').includes(tag));
    expect(lost.map(({ tag }) => tag)).toEqual([]);
  });
});
