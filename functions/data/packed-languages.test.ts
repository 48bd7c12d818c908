import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  languageRequirements as anyRequirements,
  languageRows,
  offeredModes,
} from '#shared/domain/languages/arbitraries.ts';
import { packLanguages, unpackLanguages } from './packed-languages.ts';
import { packRequirements, unpackRequirements } from './packed-requirements.ts';

/** The value without fields that are null or undefined inside lists of claims and minimums: absent means the same. */
const withoutEmpty = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner) => (inner === null && !nullable.has(key) ? undefined : inner)));
const nullable = new Set(['working', 'last_used']);

test('languages and modes are read as they were packed', () => {
  fc.assert(
    fc.property(languageRows, offeredModes, (languages, modes) => {
      expect(unpackLanguages(packLanguages({ languages, modes }))).toEqual(withoutEmpty({ languages, modes }));
    }),
  );
});

test('requirements are read as they were packed', () => {
  fc.assert(
    fc.property(anyRequirements, (requirements) => {
      expect(unpackRequirements(packRequirements(requirements))).toEqual(withoutEmpty(requirements));
    }),
  );
});

const all = (level: string) => [{ scale: 'cefr' as const, level, evidence: 'declared' as const }];
const skills = (level: string) => ({
  listening: all(level),
  reading: all(level),
  spoken_interaction: all(level),
  spoken_production: all(level),
  writing: all(level),
});
const row = { native: false, working: null, last_used: null };

test('three languages with a level for each skill and a certificate take less than 300 bytes', () => {
  const jlpt = { scale: 'jlpt', edition: '2010', level: 'N2', score: 118, taken_on: '2025-12-07' } as const;
  const languages = [
    { ...row, tag: 'mr', native: true, skills: skills('C2') },
    { ...row, tag: 'en', last_used: '2026-10', skills: skills('C1') },
    { ...row, tag: 'ja', skills: { ...skills('B1'), reading: [{ ...jlpt, evidence: 'uploaded' as const }] } },
  ];
  expect(Buffer.byteLength(packLanguages({ languages, modes: ['consecutive'] }))).toBeLessThan(300);
});

test('one level for all skills takes less than 30 bytes, and is not one for the first skill alone', () => {
  const same = { ...row, tag: 'mr', native: true, skills: skills('C2') };
  const empty = { listening: [], reading: [], spoken_interaction: [], spoken_production: [], writing: [] };
  const first = { ...row, tag: 'mr', skills: { ...empty, listening: all('C2') } };
  const [packed = '', other = ''] = [same, first].map((each) => packLanguages({ languages: [each], modes: [] }));
  expect(Buffer.byteLength(packed)).toBeLessThan(30);
  expect(unpackLanguages(packed).languages).toEqual([same]);
  expect(unpackLanguages(other).languages).toEqual([first]);
});

test('the number of a certificate is not packed, because lists show what is', () => {
  const claim = { scale: 'jlpt', level: 'N2', certificate_number: 'A123', evidence: 'declared' } as const;
  const languages = [{ ...row, tag: 'ja', skills: { ...skills('B1'), reading: [claim] } }];
  expect(packLanguages({ languages, modes: [] })).not.toContain('A123');
});

test('a language that was stored with two tags is one row, with everything that both state', () => {
  const stored =
    '[[["tw",1,"C","2026-03","B1"],["de",0],["ak",0,"A","2026-08",[["cefr","B1","",null,"","","attested"]],["C1"]]],[]]';
  const { languages } = unpackLanguages(stored);
  expect(languages.map(({ tag }) => tag)).toEqual(['ak', 'de']);
  const one = all('B1');
  expect(languages[0]).toEqual({
    tag: 'ak',
    native: true,
    working: 'A',
    last_used: '2026-08',
    skills: {
      listening: [{ scale: 'cefr', level: 'B1', evidence: 'attested' }],
      reading: [...one, ...all('C1')],
      spoken_interaction: one,
      spoken_production: one,
      writing: one,
    },
  });
});

test('requirements have the present tags, and say nothing twice that was stored with two tags of one language', () => {
  const stored =
    '[[["must",["tw","","","B2"],["ak","","","B2"],["ak","","","C1"]]],[["tw","en","dubbing","must"],["ak","en","dubbing","must"],["tw","ak","dubbing","nice"]]]';
  const need = (level: string) => ({ tag: 'ak', min: { reading: { scale: 'cefr', level } } });
  expect(unpackRequirements(stored)).toEqual({
    all: [{ need: 'must', any: [need('B2'), need('C1')] }],
    pairs: [{ from: 'ak', to: 'en', mode: 'dubbing', need: 'must' }],
  });
});

test('nothing stated and nothing required take no space', () => {
  expect(packLanguages({ languages: [], modes: [] })).toBe('');
  expect(packRequirements({ all: [], pairs: [] })).toBeUndefined();
  expect(unpackRequirements(undefined)).toEqual({ all: [], pairs: [] });
});
