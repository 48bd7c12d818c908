import { describe, expect, test } from 'vitest';
import { cefr, claim, point, row } from '#shared/domain/languages/fixtures.ts';
import { mapSkills } from '#shared/domain/languages/skills.ts';
import { blankLanguage, type FoundProfile } from './formats/found-profile.ts';
import { storedCandidate } from './formats/test-files.ts';
import { groupLanguages } from './group-languages.ts';
import { fieldOffers, isSameRow, mergeRow, newSkills, rowOf } from './review.ts';

const found = (fields: FoundProfile['fields']): FoundProfile => ({
  format: 'own',
  fields,
  skills: [],
  languages: [],
  modes: [],
  leftOut: [],
});

describe('the fields of a file', () => {
  const present = storedCandidate({ location: '' });

  test('are offered where they differ, beside what the profile has', () => {
    expect(
      fieldOffers(present, found({ name: 'Ana Lima', location: 'Lisbon', address: present.address, subtitle: '' })),
    ).toEqual([
      { field: 'name', present: 'Ana Maria Lima', found: 'Ana Lima', problem: null },
      { field: 'location', present: '', found: 'Lisbon', problem: null },
    ]);
  });

  test('that the contract refuses are shown with its reason', () => {
    const offers = fieldOffers(present, {
      ...found({ phone: '12 34', location: 'x'.repeat(101) }),
      phoneProblem: 'phone_country_missing',
    });
    expect(offers.map(({ field, problem }) => [field, problem])).toEqual([
      ['phone', 'phone_country_missing'],
      ['location', 'text_too_long?max=100'],
    ]);
  });
});

test('skills are added once, without case, and only as many as there is room for', () => {
  expect(newSkills(['SEO'], ['seo', 'Subtitling', 'x'.repeat(61)])).toEqual(['Subtitling']);
  const full = Array.from({ length: 29 }, (_, number) => `skill ${number}`);
  expect(newSkills(full, ['a', 'b'])).toEqual(['a']);
});

describe('a language of a file', () => {
  const n2 = claim(point('jlpt', 'N2', 118), { taken_on: '2025-12-07', evidence: 'checked' });
  const present = row(
    'ja',
    { reading: [claim(cefr('A2')), n2], writing: [claim(cefr('A1'))] },
    { working: 'C', native: true },
  );

  test('replaces own levels, and keeps test results, other skills and everything that it does not mention', () => {
    expect(mergeRow(present, row('ja', { reading: [claim(cefr('B1'))] }))).toEqual(
      row('ja', { reading: [n2, claim(cefr('B1'))], writing: [claim(cefr('A1'))] }, { working: 'C', native: true }),
    );
  });

  test('that states nothing new is the same, whatever its evidence', () => {
    expect(isSameRow(present, row('ja', { reading: [{ ...n2, evidence: 'declared' }] }))).toBe(true);
    expect(isSameRow(present, row('ja', { reading: [claim(cefr('B1'))] }))).toBe(false);
    expect(isSameRow(undefined, row('ja'))).toBe(false);
  });

  test('gets a common level for all skills that it has', () => {
    const overall = claim(cefr('B2'));
    expect(rowOf('ja', { ...blankLanguage, overall })).toEqual(
      row(
        'ja',
        mapSkills(() => [overall]),
      ),
    );
    expect(rowOf('gsg', { ...blankLanguage, overall }).skills).toMatchObject({
      reading: [],
      writing: [],
      listening: [overall],
    });
  });

  test('that occurs as mother tongue and with levels is one row', () => {
    const levels = {
      ...blankLanguage,
      code: 'ger',
      claims: mapSkills(() => [claim(cefr('C2'))]),
      remarks: ['TestDaF'],
    };
    const { rows } = groupLanguages([{ ...blankLanguage, code: 'deu', native: true }, levels], [{ de: 'German' }]);
    expect(rows).toEqual([{ row: row('de', levels.claims, { native: true }), remarks: ['TestDaF'] }]);
  });

  test('whose name is not known waits for the person', () => {
    const unknown = { ...blankLanguage, label: 'Klingonese' };
    expect(groupLanguages([unknown], [{ ja: 'Japanese' }])).toEqual({ rows: [], unresolved: [unknown] });
  });

  test('whose name is not known is one question, however often it occurs', () => {
    const native = { ...blankLanguage, label: 'Klingonese', native: true };
    const levels = { ...blankLanguage, label: 'Klingonese', claims: mapSkills(() => [claim(cefr('C2'))]) };
    expect(groupLanguages([native, levels], [{}]).unresolved).toEqual([{ ...native, claims: levels.claims }]);
  });
});
