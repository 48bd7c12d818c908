import { expect, test } from 'vitest';
import { placeOfSearch, placesOfFound } from './search-place.ts';

test.each([
  [{ location: 'Pune' }, 'jobs#ANY#ANY'],
  [{ tag: 'pt-BR,en' }, 'jobs#pt#ANY'],
  [{ tag: 'ja', job_type: 'contract' }, 'jobs#ja#contract'],
  [{ tag: 'nb' }, 'jobs#no#ANY'],
  [{ job_type: 'freelance' }, 'jobs#ANY#freelance'],
])('a search with %o is at %s', (filters, place) => {
  expect(placeOfSearch('jobs', filters)).toBe(place);
});

test('a job is compared with the searches of its languages and type, and with those without one', () => {
  expect(placesOfFound('jobs', ['pt-BR', 'pt', 'en'], 'contract')).toEqual([
    'jobs#pt#contract',
    'jobs#pt#ANY',
    'jobs#en#contract',
    'jobs#en#ANY',
    'jobs#ANY#contract',
    'jobs#ANY#ANY',
  ]);
});

test('a candidate is compared with the searches of their languages, and with those without one', () => {
  expect(placesOfFound('candidates', ['ja'])).toEqual(['candidates#ja#ANY', 'candidates#ANY#ANY']);
});
