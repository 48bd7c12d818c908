import { expect, test } from 'vitest';
import type { ShownLanguageRow } from '#shared/contracts/language-answers.ts';
import type { Claim } from '#shared/domain/languages/language-row.ts';
import { mapSkills, type Skill } from '#shared/domain/languages/skills.ts';
import { languagesText } from './languages-text.ts';

const row = (
  tag: string,
  claims: (skill: Skill) => Claim[],
  facts: Partial<ShownLanguageRow> = {},
): ShownLanguageRow => ({
  tag,
  native: false,
  working: null,
  last_used: null,
  ...facts,
  skills: mapSkills(claims),
});
const b2: Claim = { scale: 'cefr', level: 'B2', evidence: 'declared' };
const n2: Claim = { scale: 'jlpt', level: 'N2', score: 118, evidence: 'checked' };

test('a language has all its statements in a line', () => {
  const japanese = row('ja', (skill) => (skill === 'listening' || skill === 'reading' ? [n2] : []), {
    working: 'C',
    last_used: '2026-03',
  });
  expect(languagesText([row('de', () => [b2]), japanese])).toBe(
    'German: B2\nJapanese: working language C; listening, reading JLPT N2 118 (checked); last used 2026-03',
  );
});

test('several statements of a skill stand together, and a language without any is named', () => {
  const french = row('fr', (skill) => (skill === 'writing' ? [b2, { ...b2, level: 'C1', evidence: 'attested' }] : []));
  expect(languagesText([french])).toBe('French: writing B2, C1 (attested)');
  expect(languagesText([row('es', () => [], { native: true }), row('pt', () => [])])).toBe(
    'Spanish: native\nPortuguese: -',
  );
  expect(languagesText([])).toBe('');
});
