import { expect, test } from 'vitest';
import { bandFilters, bandOf, rangeFilters, rangeOf } from './pay.ts';
import { readFilters } from './use-filters.ts';

const read = (kind: 'jobs' | 'candidates', search: string) => readFilters(kind, new URLSearchParams(search));

test('an empty address has the full salary range and no filters', () => {
  expect(rangeOf(read('jobs', ''))).toEqual([0, 200_000]);
  expect(read('jobs', '')).toEqual({});
  expect(read('candidates', '')).toEqual({});
});

test.each([
  ['keyword=court', { keyword: 'court' }],
  ['keyword=&location=', {}],
  ['location=Paris&company=Lima', { location: 'Paris', company: 'Lima' }],
  ['place=Paris, France', { place: 'Paris, France' }],
  ['language= Deutsch ', { language: 'Deutsch' }],
  ['job_type=contract', { job_type: 'contract' }],
  ['job_type=anything', {}],
  ['experience=senior', { experience: 'senior' }],
  ['experience=5 years', {}],
  ['salary=0-30000', { salary_max: '30000' }],
  ['salary=30000-60000', { salary_min: '30000', salary_max: '60000' }],
  ['salary=100000%2B', { salary_min: '100000' }],
  ['salary=0-1', {}],
  ['salary=30000-60000&salary_max=50000', { salary_min: '30000', salary_max: '50000' }],
  ['salary_min=30000', { salary_min: '30000' }],
  ['salary_min=0&salary_max=200000', {}],
  ['salary_min=-5', {}],
  ['salary_max=200001', {}],
  ['salary_min=1.5', {}],
  ['salary_max=x', {}],
  ['salary_min=90000&salary_max=50000', { salary_min: '50000', salary_max: '50000' }],
  ['tag=de', { tag: 'de' }],
  ['tag=DE', { tag: 'de' }],
  ['tag=de&level=B1', { tag: 'de', level: 'B1' }],
  ['tag=de,en&level=B1', { tag: 'de,en', level: 'B1,' }],
  ['tag=de&tag=en&level=B1&level=C1', { tag: 'de,en', level: 'B1,C1' }],
  ['tag=de&skill=reading', { tag: 'de', skill: 'reading' }],
  ['tag=de&skill=any&level=any', { tag: 'de' }],
  ['tag=de&level=jlpt:N2', { tag: 'de' }],
  ['tag=ja&level=jlpt:N2', { tag: 'ja', level: 'jlpt:N2' }],
  ['tag=12&level=B1', {}],
  ['tag=de,fr,en,es,it,ja', { tag: 'de,fr,en,es,it' }],
  ['level=B1', {}],
  ['years=5-9&evidence=checked&skills=law', {}],
])('the job search reads %s', (search, filters) => {
  expect(read('jobs', search)).toEqual(filters);
});

test.each([
  ['keyword=court&location=Paris', { keyword: 'court', location: 'Paris' }],
  ['skills=law, medicine', { skills: 'law, medicine' }],
  ['experience=5 years', { experience: '5 years' }],
  ['years=5-9', { years: '5-9' }],
  ['years=7', {}],
  ['evidence=checked', { evidence: 'checked' }],
  ['evidence=declared', {}],
  ['evidence=anything', {}],
  ['place=Remote', { place: 'Remote' }],
  ['language=japonais', { language: 'japonais' }],
  ['tag=ja,en&skill=reading,&level=B2,', { tag: 'ja,en', skill: 'reading,', level: 'B2,' }],
  ['salary=0-30000&salary_min=5&job_type=contract&company=Lima', {}],
])('the candidate search reads %s', (search, filters) => {
  expect(read('candidates', search)).toEqual(filters);
});

test('an end of the range that is no limit is left out of the address', () => {
  expect(rangeFilters([0, 200_000])).toEqual({ salary_min: '', salary_max: '' });
  expect(rangeFilters([5_000, 60_000])).toEqual({ salary_min: '5000', salary_max: '60000' });
});

test.each(['0-30000', '30000-60000', '60000-100000', '100000+'] as const)(
  'the band %s is that of its bounds',
  (band) => {
    expect(bandOf(bandFilters(band))).toBe(band);
  },
);

test('bounds of no band have none', () => {
  expect(bandOf({ salary_min: '40000' })).toBeUndefined();
  expect(bandOf({})).toBeUndefined();
});
