import { expect, test } from 'vitest';
import { cefr, claim, point, row, today } from '#shared/domain/languages/fixtures.ts';
import { bestClaim, isWhole, shortGroups, skillGroups } from './skill-groups.ts';

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
