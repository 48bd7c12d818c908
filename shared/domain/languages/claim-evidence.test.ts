import { describe, expect, it } from 'vitest';
import type { Certificate } from './certificate.ts';
import { type AttestedLevel, deriveEvidence, type Evidence } from './claim-evidence.ts';
import { claim, cefr as pointOf, row } from './fixtures.ts';
import type { Claim, LanguageRow } from './language-row.ts';

const facts = { taken_on: '2025-12-07', expires_on: null, certificate_number: 'N2A-123 456x' };
const stated = claim({ scale: 'jlpt', edition: '2010', level: 'N2', score: 118 }, facts);
const certificate: Certificate = {
  tag: 'ja',
  scale: 'jlpt',
  edition: '2010',
  results: [{ skill: 'reading', level: 'N2', score: 118 }],
  ...facts,
  is_checked: false,
};
const seen = (level: AttestedLevel['level'], parts: Partial<AttestedLevel> = {}): AttestedLevel => ({
  tag: 'ja',
  skill: 'reading',
  level,
  ...parts,
});
const cefr = (level: string): Claim => claim(pointOf(level));

const evidenceOf = (parts: Partial<Evidence>): Evidence => ({ certificates: [], attested: [], ...parts });
const derived = (rows: LanguageRow[], evidence: Partial<Evidence>) => deriveEvidence(rows, [], evidenceOf(evidence));
const rungOf = (one: Claim, evidence: Partial<Evidence>) =>
  derived([row('ja', { reading: [one] })], evidence).rows[0]?.skills.reading[0]?.evidence;

describe('a claim with a certificate', () => {
  it('is uploaded, and checked once an admin has confirmed the document', () => {
    expect(rungOf(stated, { certificates: [certificate] })).toBe('uploaded');
    expect(rungOf(stated, { certificates: [{ ...certificate, is_checked: true }] })).toBe('checked');
    expect(rungOf(stated, { certificates: [certificate, { ...certificate, is_checked: true }] })).toBe('checked');
  });

  it('is declared without one, whatever evidence it came with', () => {
    expect(rungOf({ ...stated, evidence: 'attested' }, {})).toBe('declared');
  });

  it.each<[string, Partial<Claim>]>([
    ['scale', { scale: 'topik', edition: null, level: '5', score: null }],
    ['edition', { edition: '1984' }],
    ['level', { level: 'N1' }],
    ['score', { score: 119 }],
    ['missing score', { score: null }],
    ['date', { taken_on: '2025-07-06' }],
    ['missing date', { taken_on: null }],
    ['end of its validity', { expires_on: '2099-01-01' }],
    ['number', { certificate_number: 'N2A123457X' }],
    ['missing number', { certificate_number: '' }],
  ])('is declared when it has another %s', (_, changed) => {
    expect(rungOf({ ...stated, ...changed }, { certificates: [{ ...certificate, is_checked: true }] })).toBe(
      'declared',
    );
  });

  it('is declared in another language and for another skill', () => {
    const skills = { reading: [stated], listening: [stated] };
    const { rows } = derived([row('ja', skills), row('ko', skills)], { certificates: [certificate] });
    expect(rows.map(({ skills: { reading, listening } }) => [reading[0]?.evidence, listening[0]?.evidence])).toEqual([
      ['uploaded', 'declared'],
      ['declared', 'declared'],
    ]);
  });

  it.each<[string, Partial<Claim>]>([
    ['the edition left to the date', { edition: null }],
    ['the number written otherwise', { certificate_number: ' n2a123–456Ｘ' }],
  ])('is uploaded with %s', (_, changed) => {
    expect(rungOf({ ...stated, ...changed }, { certificates: [certificate] })).toBe('uploaded');
  });

  it('is uploaded when a score is written in the place of a level', () => {
    const ielts = claim({ scale: 'ielts', level: '7.5' });
    const document: Certificate = {
      ...certificate,
      tag: 'ja',
      scale: 'ielts',
      edition: null,
      results: [{ skill: 'reading', level: null, score: 7.5 }],
      taken_on: null,
      certificate_number: null,
    };
    expect(rungOf(ielts, { certificates: [document] })).toBe('uploaded');
    expect(rungOf({ ...ielts, level: '8' }, { certificates: [document] })).toBe('declared');
  });
});

describe('an attested level', () => {
  it.each([
    ['A1', 'attested'],
    ['B2', 'attested'],
    ['C1', 'declared'],
    ['none', 'declared'],
  ])('of B2 makes %s %s', (level, expected) => {
    expect(rungOf(cefr(level), { attested: [seen('B2'), seen('B1')] })).toBe(expected);
  });

  it('says nothing of a test, another skill or another language', () => {
    expect(rungOf(stated, { attested: [seen('C2')] })).toBe('declared');
    expect(rungOf(cefr('A1'), { attested: [seen('C2', { skill: 'writing' }), seen('C2', { tag: 'ko' })] })).toBe(
      'declared',
    );
  });

  it('is a claim where the person states none, and leaves what they state', () => {
    const rows = [row('ja', { reading: [cefr('B1')] })];
    const attested = [seen('B2'), seen('C1', { skill: 'writing' }), seen('A2', { tag: 'ko' })];
    const after = derived(rows, { attested });
    expect(after.rows.map(({ tag, skills }) => [tag, skills.reading, skills.writing])).toEqual([
      ['ja', [{ ...cefr('B1'), evidence: 'attested' }], [{ scale: 'cefr', level: 'C1', evidence: 'attested' }]],
      ['ko', [{ scale: 'cefr', level: 'A2', evidence: 'attested' }], []],
    ]);
    expect(after.added).toEqual([
      { tag: 'ja', skill: 'writing', level: 'C1', whole_row: false },
      { tag: 'ko', skill: 'reading', level: 'A2', whole_row: true },
    ]);
  });

  it('that is revoked leaves exactly what the person stated, also after they saved what they saw', () => {
    const rows = [row('ja', { reading: [cefr('B1')] }), row('fr')];
    const attested = [
      seen('B2'),
      seen('C1', { skill: 'writing' }),
      seen('A2', { tag: 'ko' }),
      seen('A1', { tag: 'fr' }),
    ];
    const once = derived(rows, { attested });
    const again = deriveEvidence(once.rows, once.added, evidenceOf({ attested }));
    expect(again).toEqual(once);
    const revoked = deriveEvidence(again.rows, again.added, evidenceOf({}));
    expect(revoked).toEqual({ rows, added: [] });
  });

  it('does not remove a level that the person stated themselves afterwards', () => {
    const once = derived([row('ja')], { attested: [seen('B2')] });
    const own = once.rows.map((each) => row(each.tag, { reading: [cefr('B1')] }));
    expect(deriveEvidence(own, once.added, evidenceOf({})).rows[0]?.skills.reading).toEqual([cefr('B1')]);
  });

  it.each<[string, string[], Claim[]]>([
    ['a higher own level', ['C1 declared', 'B2 attested'], [cefr('C1')]],
    ['the highest own level', ['C2 declared', 'B2 attested'], [cefr('C2')]],
    ['the same own level', ['B2 attested'], [cefr('B2')]],
    ['a lower own level, which the person may state', ['B1 attested'], [cefr('B1')]],
    ['the statement to have no such skill', ['none declared'], [cefr('none')]],
    ['a result of a test', ['N2 declared', 'B2 attested'], [stated]],
    ['a result and a higher own level', ['N2 declared', 'C1 declared', 'B2 attested'], [stated, cefr('C1')]],
    [
      'an older certificate of a lower level',
      ['A2 attested', 'B2 attested'],
      [{ ...cefr('A2'), taken_on: '2019-05-01' }],
    ],
    ['a certificate of the same level', ['B2 attested'], [{ ...cefr('B2'), taken_on: '2019-05-01' }]],
    [
      'five claims, which leave no room',
      Array(5).fill('C1 declared'),
      Array(5).fill({ ...cefr('C1'), taken_on: '2019-05-01' }),
    ],
  ])('of B2 is never lost beside %s: %j', (_, expected, reading) => {
    const once = derived([row('ja', { reading })], { attested: [seen('B2')] });
    const said = (rows: LanguageRow[]) => rows[0]?.skills.reading.map(({ level, evidence }) => `${level} ${evidence}`);
    expect(said(once.rows)).toEqual(expected);
    // Sent back by a client, derived again, and revoked, it leaves what the person stated.
    const again = deriveEvidence(once.rows, once.added, evidenceOf({ attested: [seen('B2')] }));
    expect(again).toEqual(once);
    const revoked = deriveEvidence(again.rows, again.added, evidenceOf({})).rows[0]?.skills.reading;
    expect(revoked).toEqual(reading.map((claim) => ({ ...claim, evidence: 'declared' })));
  });

  it('is a statement of the person who lowers their own level to it', () => {
    const once = derived([row('ja', { reading: [cefr('C1')] })], { attested: [seen('B2')] });
    const lowered = deriveEvidence(
      [row('ja', { reading: [cefr('B2')] })],
      once.added,
      evidenceOf({ attested: [seen('B2')] }),
    );
    expect(lowered.rows[0]?.skills.reading).toEqual([{ ...cefr('B2'), evidence: 'attested' }]);
    const revoked = deriveEvidence(lowered.rows, lowered.added, evidenceOf({}));
    expect(revoked.rows[0]?.skills.reading).toEqual([cefr('B2')]);
  });

  it('adds no row beyond the number that a person may state', () => {
    const rows = Array.from({ length: 30 }, (_, place) => row(`ja-x-${place}`));
    expect(derived(rows, { attested: [seen('B2', { tag: 'ko' })] }).rows).toHaveLength(30);
  });
});

it('derives the same from its own result', () => {
  const rows = [row('ja', { reading: [stated], listening: [cefr('B2')] })];
  const evidence = evidenceOf({ certificates: [certificate], attested: [seen('B2', { skill: 'listening' })] });
  const once = deriveEvidence(rows, [], evidence);
  expect(deriveEvidence(once.rows, once.added, evidence)).toEqual(once);
});
