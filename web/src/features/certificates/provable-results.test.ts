import { describe, expect, test } from 'vitest';
import type { Claim, LanguageRow } from '#shared/domain/languages/language-row.ts';
import { isUsed, provableResults } from './provable-results.ts';

const row = (skills: Partial<LanguageRow['skills']>): LanguageRow => ({
  tag: 'ja',
  native: false,
  working: null,
  last_used: null,
  skills: { listening: [], reading: [], spoken_interaction: [], spoken_production: [], writing: [], ...skills },
});
const jlpt = (parts: Partial<Claim> = {}): Claim => ({
  scale: 'jlpt',
  level: 'N2',
  score: 118,
  taken_on: '2025-12-07',
  evidence: 'declared',
  ...parts,
});

describe('the results that a document can prove', () => {
  test('are together for one test, day and number, with the score of each skill', () => {
    const rows = [row({ listening: [jlpt()], reading: [jlpt({ score: 120 })] })];
    expect(provableResults(rows)).toMatchObject([
      {
        tag: 'ja',
        scale: 'jlpt',
        results: [
          { skill: 'listening', level: 'N2', score: 118 },
          { skill: 'reading', level: 'N2', score: 120 },
        ],
      },
    ]);
  });

  test('are apart for another day, number or second result of a skill', () => {
    const others = [jlpt({ taken_on: '2024-12-01' }), jlpt({ certificate_number: 'N2' }), jlpt({ level: 'N3' })];
    expect(provableResults([row({ reading: [jlpt(), ...others] })])).toHaveLength(4);
  });

  test('leave self-assessed levels out', () => {
    const cefr = jlpt({ scale: 'cefr', level: 'B2', score: null, taken_on: null });
    expect(provableResults([row({ reading: [cefr] })])).toEqual([]);
    expect(provableResults([row({ reading: [{ ...cefr, taken_on: '2025-01-01' }] })])).toHaveLength(1);
  });
});

test('a certificate is used while a claim states the same', () => {
  const rows = [row({ reading: [jlpt()] })];
  const [certificate] = provableResults(rows);
  if (!certificate) throw new Error('There is no result.');
  expect(isUsed(certificate, rows)).toBe(true);
  expect(isUsed(certificate, [row({ reading: [jlpt({ level: 'N1', score: 120 })] })])).toBe(false);
});
