import { expect, it } from 'vitest';
import { experienceBand } from './experience-bands.ts';

it.each([
  ['2+ years', '2-4'],
  ['1 year', '0-1'],
  ['9 Jahre', '5-9'],
  ['15 ans', '10+'],
  ['٧ سنوات', '5-9'],
  ['१२ वर्ष', '10+'],
  ['１０年', '10+'],
  ['since 2010', undefined],
  ['many years', undefined],
  ['', undefined],
])('puts "%s" into the band %s', (text, band) => {
  expect(experienceBand(text)).toBe(band);
});
