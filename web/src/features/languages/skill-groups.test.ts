import { expect, test } from 'vitest';
import { cefr, claim, point, row, today } from '#shared/domain/languages/fixtures.ts';
import type { Claim, LanguageRow } from '#shared/domain/languages/language-row.ts';
import { bestClaim, isWhole, shortGroups, skillGroups, summaryOf } from './skill-groups.ts';

const n2 = claim(point('jlpt', 'N2', 118));
const b1 = claim(cefr('B1'));

test('skills with the same claims stand together; skills without any are left out', () => {
  const japanese = row('ja', { listening: [n2], reading: [n2], spoken_interaction: [b1] });
  expect(skillGroups(japanese)).toEqual([
    { skills: ['listening', 'reading'], claims: [n2] },
    { skills: ['spoken_interaction'], claims: [b1] },
  ]);
});

test('skills with the same claim stand apart where it means different levels in CEFR', () => {
  const am = [claim(point('actfl', 'AL'))];
  const spanish = row('es', { reading: am, spoken_interaction: am, writing: am });
  expect(skillGroups(spanish).map(({ skills }) => skills)).toEqual([['reading'], ['spoken_interaction', 'writing']]);
});

test('a line names the highest claim of a skill, an official reading included', () => {
  const japanese = row('ja', { reading: [b1, n2] });
  expect(bestClaim(japanese, 'reading', today)).toBe(n2);
  expect(shortGroups(japanese, today)).toEqual([{ skills: ['reading'], claims: [n2] }]);
});

test('a line names the better proven of two equal claims, and a mapped one before one without a mapping', () => {
  const proven = claim(cefr('B1'), { evidence: 'checked', taken_on: '2026-01-01' });
  expect(bestClaim(row('it', { reading: [b1, proven] }), 'reading', today)).toBe(proven);
  const topik = claim(point('topik', '5'));
  expect(bestClaim(row('ko', { reading: [topik, b1] }), 'reading', today)).toBe(b1);
});

test('a signed language is whole with its three skills', () => {
  const c1 = [claim(cefr('C1'))];
  const signed = row('gsg', { listening: c1, spoken_interaction: c1, spoken_production: c1 });
  expect(skillGroups(signed).map((group) => isWhole(signed, group))).toEqual([true]);
});

const c1 = claim(cefr('C1'));
const checkedB1 = claim(cefr('B1'), { evidence: 'checked', taken_on: '2026-01-01' });
const attestedC1 = claim(cefr('C1'), { evidence: 'attested' });
const expired = claim(point('toefl_ibt', '4'), { evidence: 'checked', taken_on: '2019-01-01' });
const all = (claims: Claim[]) => ({
  listening: claims,
  reading: claims,
  spoken_interaction: claims,
  spoken_production: claims,
  writing: claims,
});

test.each<
  [title: string, row: LanguageRow, own: [low: string, high: string, skills: number] | null, proven: Claim | null]
>([
  ['nothing', row('ja', {}), null, null],
  ['one level for all skills', row('de', all([b1])), ['B1', 'B1', 5], null],
  ['one skill', row('de', { reading: [b1] }), ['B1', 'B1', 1], null],
  ['levels that differ', row('de', { reading: [c1], writing: [b1] }), ['B1', 'C1', 2], null],
  ['no knowledge of a skill', row('de', { reading: [c1], writing: [claim(cefr('none'))] }), ['none', 'C1', 2], null],
  ['a test beside own levels', row('ja', { reading: [b1, n2], writing: [b1] }), ['B1', 'B1', 2], n2],
  ['a test alone', row('ja', { reading: [n2] }), null, n2],
  ['better evidence before a higher level', row('de', { reading: [c1, checkedB1] }), ['C1', 'C1', 1], checkedB1],
  ['own levels that a recruiter confirmed', row('de', all([attestedC1])), ['C1', 'C1', 5], attestedC1],
  [
    'evidence that ended behind a checked one',
    row('en', { reading: [expired], writing: [checkedB1] }),
    null,
    checkedB1,
  ],
  ['evidence that ended, alone', row('en', { reading: [expired] }), null, expired],
  ['a signed language', row('gsg', { listening: [c1] }), ['C1', 'C1', 1], null],
])('one line of a language with %s', (_, stated, own, proven) => {
  const found = summaryOf(stated, today);
  expect(found.own && [found.own.low, found.own.high, found.own.skills.length]).toEqual(own);
  expect(found.proven).toBe(proven);
});
