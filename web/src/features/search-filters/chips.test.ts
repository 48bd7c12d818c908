import { beforeAll, expect, test } from 'vitest';
import { loadCatalogues } from '#web/lib/i18n.ts';
import { chipsOf, filtersName } from './chips.ts';
import { setFilters } from './use-filters.ts';

beforeAll(() => loadCatalogues(['search', 'languageTerms']));

const nameOf = (tag: string) => ({ de: 'German', en: 'English', ja: 'Japanese' })[tag] ?? tag;

const rows = [
  ['jobs', { tag: 'de', level: 'B1' }, ['My German B1 is enough']],
  ['jobs', { tag: 'de' }, ['German']],
  ['jobs', { tag: 'de', skill: 'reading' }, ['German (Reading)']],
  ['jobs', { tag: 'ja,en', level: 'jlpt:N2,B2' }, ['My Japanese JLPT N2 is enough', 'My English B2 is enough']],
  ['jobs', { keyword: 'court' }, ['“court”']],
  ['jobs', { language: 'Deutsch', location: 'Bern', place: 'Bern, CH' }, ['Deutsch', 'Bern', 'Bern, CH']],
  ['jobs', { company: 'Lima' }, ['Company: Lima']],
  ['jobs', { job_type: 'full-time', experience: 'senior' }, ['Full-time', 'Senior']],
  ['jobs', { salary_min: '30000' }, ['from $30,000 a year']],
  ['jobs', { salary_max: '60000' }, ['up to $60,000 a year']],
  ['jobs', { salary_min: '30000', salary_max: '60000' }, ['$30,000 - $60,000']],
  ['candidates', { tag: 'de', level: 'B2' }, ['German: at least B2']],
  ['candidates', { tag: 'de', skill: 'spoken_interaction', level: 'B2' }, ['German (Spoken interaction): at least B2']],
  [
    'candidates',
    { skills: 'law', experience: '5 years', years: '5-9' },
    ['Skills: law', '5 to 9 years', 'Experience: 5 years'],
  ],
  ['candidates', { evidence: 'checked' }, ['Certificate checked']],
  ['candidates', { keyword: 'court', location: 'Bern' }, ['“court”', 'Bern']],
] as const;

test.each(rows)('%s: the filters %j are the chips %j', (kind, filters, texts) => {
  expect(chipsOf(kind, filters, nameOf).map(({ text }) => text)).toEqual(texts);
});

test.each(rows)('%s: without each of its chips, %j has one chip less, and all others', (kind, filters) => {
  const chips = chipsOf(kind, filters, nameOf);
  for (const { remove, text } of chips) {
    const others = chipsOf(kind, setFilters(remove(filters)), nameOf).map((each) => each.text);
    expect(others).toEqual(chips.map((each) => each.text).filter((each) => each !== text));
  }
});

test('a proposed name has every filter', () => {
  expect(filtersName('jobs', { tag: 'de', level: 'B1', location: 'Bern' })).toBe('My German B1 is enough · Bern');
});
