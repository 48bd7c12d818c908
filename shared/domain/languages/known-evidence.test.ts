import { expect, test } from 'vitest';
import { withKnownEvidence } from './known-evidence.ts';
import type { Claim, LanguageRow } from './language-row.ts';

const rowWith = (...reading: Claim[]): LanguageRow => ({
  tag: 'ja',
  native: false,
  working: null,
  skills: { listening: [], reading, spoken_interaction: [], spoken_production: [], writing: [] },
  last_used: null,
});
const jlpt = { scale: 'jlpt', level: 'N2', score: 118, certificate_number: 'A1' } as const;
const known = [rowWith({ ...jlpt, evidence: 'checked' })];
const rungOf = (claim: Omit<Claim, 'evidence'>) =>
  withKnownEvidence([rowWith({ ...claim, evidence: 'attested' })], known)[0]?.skills.reading[0]?.evidence;

test('a new claim is declared, whatever the candidate sends', () => {
  expect(rungOf({ scale: 'cefr', level: 'B2' })).toBe('declared');
});

test('an unchanged claim keeps its evidence, also where empty fields are sent as null or empty texts', () => {
  expect(rungOf(jlpt)).toBe('checked');
  expect(rungOf({ ...jlpt, edition: '', taken_on: null })).toBe('checked');
});

test.each([
  { level: 'N1' },
  { score: 120 },
  { score: null },
  { taken_on: '2025-12-07' },
  { expires_on: '2027-12-07' },
  { certificate_number: 'A2' },
  { certificate_number: null },
  { edition: '2010' },
])('a claim that differs in %o loses its evidence', (change) => {
  expect(rungOf({ ...jlpt, ...change })).toBe('declared');
});

test('a claim keeps its evidence under its own skill and language only', () => {
  const moved = { ...rowWith(), skills: { ...rowWith().skills, listening: [jlpt] } };
  expect(withKnownEvidence([moved], known)[0]?.skills.listening[0]?.evidence).toBe('declared');
  const other = { ...rowWith({ ...jlpt, evidence: 'checked' }), tag: 'ja-JP' };
  expect(withKnownEvidence([other], known)[0]?.skills.reading[0]?.evidence).toBe('declared');
});

test('a score of 0 is stated, unlike none', () => {
  const zero = [rowWith({ scale: 'ielts', score: 0, evidence: 'checked' })];
  const stated = withKnownEvidence([rowWith({ scale: 'ielts', evidence: 'declared' })], zero);
  expect(stated[0]?.skills.reading[0]?.evidence).toBe('declared');
});
