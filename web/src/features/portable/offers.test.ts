import { describe, expect, test } from 'vitest';
import { cefr, claim, row } from '#shared/domain/languages/fixtures.ts';
import type { FoundProfile } from './formats/found-profile.ts';
import { storedCandidate } from './formats/test-files.ts';
import { changesOf, countOffers, offersOf, preselectedKeys, takenOffers } from './offers.ts';

const file: FoundProfile = {
  format: 'own',
  fields: { name: 'Ana Lima', location: 'Lisbon', phone: '12' },
  phoneProblem: 'phone_country_missing',
  skills: ['Dubbing'],
  languages: [],
  modes: ['consecutive'],
  leftOut: [],
};
const japanese = row('ja', { reading: [claim(cefr('B1'))] });
const rows = [row('ja', { reading: [claim(cefr('C1'))] }), row('de', {}, { native: true })].map((each) => ({
  row: each,
  remarks: [],
}));

describe('before a person chooses', () => {
  test('nothing is taken that the profile has, and everything that it lacks', () => {
    const present = storedCandidate({ location: '', languages: [japanese] });
    expect([...preselectedKeys(present, offersOf(present, file, rows))]).toEqual([
      'field:location',
      'modes',
      'language:de',
    ]);
  });

  test('everything is taken into an empty profile but what it cannot have', () => {
    const present = storedCandidate({ location: '', name: '', phone: '', skills: [] });
    const offers = offersOf(present, file, rows);
    const preselected = preselectedKeys(present, offers);
    const taken = takenOffers(offers, (key) => preselected.has(key));
    expect(taken.fields.map(({ field }) => field)).toEqual(['name', 'location']);
    expect(countOffers(taken)).toBe(6);
  });
});

describe('what is sent', () => {
  const present = storedCandidate({ location: '', languages: [row('pt'), japanese], modes: ['translation'] });
  const offers = offersOf(present, file, rows);

  test('is nothing without a choice', () => {
    expect(
      changesOf(
        present,
        takenOffers(offers, () => false),
      ),
    ).toEqual({});
  });

  test('are chosen fields only, with the skills of both', () => {
    const taken = takenOffers(offers, (key) => key === 'skills' || key === 'field:location');
    expect(changesOf(present, taken)).toEqual({
      profile: { location: 'Lisbon', skills: ['SEO', 'Subtitling <SRT>', 'Dubbing'] },
    });
  });

  test('are all languages in their order, with those that were taken', () => {
    const taken = takenOffers(offers, (key) => key.startsWith('language:'));
    expect(changesOf(present, taken)).toEqual({
      languages: { languages: [row('pt'), rows[0]?.row, rows[1]?.row], modes: ['translation'] },
    });
    expect(
      changesOf(
        present,
        takenOffers(offers, (key) => key === 'modes'),
      ).languages?.modes,
    ).toEqual(['translation', 'consecutive']);
  });
});
