import { describe, expect, test } from 'vitest';
import { cefr, claim, point, row } from '#shared/domain/languages/fixtures.ts';
import {
  assess,
  assessedLevel,
  certificatesOf,
  commonLevel,
  isBlank,
  isProven,
  newRow,
  replaceCertificate,
  toEdited,
} from './language-rows.ts';

const n2 = claim(point('jlpt', 'N2', 118), { taken_on: '2025-12-07' });
const japanese = () => toEdited(row('ja', { listening: [n2], reading: [claim(cefr('B1')), n2] }));

describe('a self-assessed level', () => {
  test('replaces the previous one and leaves test results alone', () => {
    const after = assess(japanese(), ['reading'], 'B2');
    expect(assessedLevel(after, 'reading')).toBe('B2');
    expect(after.skills.reading).toContainEqual(n2);
    expect(after.skills.reading).toHaveLength(2);
  });

  test('is taken back by an empty one, which is not the same as having no knowledge', () => {
    expect(assess(japanese(), ['reading'], '').skills.reading).toEqual([n2]);
    expect(assessedLevel(assess(japanese(), ['writing'], 'none'), 'writing')).toBe('none');
  });

  test('is the level of all skills when they have it in common', () => {
    const all = assess(newRow('gsg'), ['listening', 'spoken_interaction', 'spoken_production'], 'C1');
    expect(commonLevel(all)).toBe('C1');
    expect(commonLevel(assess(all, ['listening'], 'C2'))).toBe('');
  });

  test('keeps its evidence when it is chosen again', () => {
    const attested = toEdited(row('ja', { reading: [claim(cefr('B1'), { evidence: 'attested' })] }));
    expect(assess(attested, ['reading'], 'B1')).toEqual(attested);
    expect(assess(attested, ['reading'], 'B2').skills.reading[0]?.evidence).toBe('declared');
  });
});

describe('a certificate', () => {
  test('is one entry for all skills that it covers', () => {
    expect(certificatesOf(japanese())).toEqual([{ listening: n2, reading: n2 }]);
  });

  test('has different scores for its parts, and another day is another certificate', () => {
    const taken_on = '2025-03-01';
    const seven = claim(point('ielts', 7), { taken_on });
    const six = claim(point('ielts', 6), { taken_on });
    const earlier = claim(point('ielts', 5), { taken_on: '2021-03-01' });
    const english = toEdited(row('en', { reading: [seven, earlier], writing: [six] }));
    expect(certificatesOf(english)).toEqual([{ reading: seven, writing: six }, { reading: earlier }]);
  });

  test('of a test with one level has one level', () => {
    const b2 = claim(point('goethe', 'B2'), { taken_on: '2025-03-01' });
    const b1 = claim(point('goethe', 'B1'), { taken_on: '2025-03-01' });
    const german = toEdited(row('de', { reading: [b2], writing: [b1] }));
    expect(certificatesOf(german)).toEqual([{ reading: b2 }, { writing: b1 }]);
  });

  test('is replaced under every skill; unchanged claims keep their evidence', () => {
    const proven = { ...n2, evidence: 'checked' as const };
    const before = { listening: proven, reading: proven };
    const start = toEdited(row('ja', { listening: [proven], reading: [proven] }));
    const after = replaceCertificate(start, before, { listening: { ...n2, score: 120 }, reading: { ...n2 } });
    expect(after.skills.listening).toEqual([{ ...n2, score: 120 }]);
    expect(after.skills.reading).toEqual([proven]);
    expect(isProven(before)).toBe(true);
    expect(isProven({ reading: n2 })).toBe(false);
  });

  test('is removed from every skill, although the form copies its values', () => {
    const copy = structuredClone({ listening: n2, reading: n2 });
    expect(replaceCertificate(japanese(), copy, null).skills).toMatchObject({
      listening: [],
      reading: [claim(cefr('B1'))],
    });
  });
});

test('removing a language loses something as soon as anything is stated', () => {
  expect(isBlank(newRow('ja'))).toBe(true);
  expect(isBlank({ ...newRow('ja'), native: true })).toBe(false);
  expect(isBlank({ ...newRow('ja'), last_used: '2026-10' })).toBe(false);
  expect(isBlank(japanese())).toBe(false);
});
