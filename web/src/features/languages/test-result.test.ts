import { describe, expect, test } from 'vitest';
import { checkResult } from './check-result.ts';
import { claimsOf, emptyResult, partsOf, resultFrom, scoresOf, type TestResult } from './test-result.ts';

const jlpt = (more: Partial<TestResult> = {}, score = '118'): TestResult => {
  const empty = emptyResult('jlpt');
  const listening = { ...empty.parts.listening, score };
  return { ...empty, level: 'N2', parts: { ...empty.parts, listening }, ...more };
};

describe('a test with one common result', () => {
  test('is entered once and stated for each skill that it covers', () => {
    const result = jlpt({ taken_on: '2025-12-07', certificate_number: ' N2A 1 ' });
    expect(partsOf(result, 'ja')).toEqual([['listening', 'reading']]);
    const claim = {
      scale: 'jlpt',
      level: 'N2',
      score: 118,
      taken_on: '2025-12-07',
      certificate_number: 'N2A 1',
      evidence: 'declared',
    };
    expect(claimsOf(result, 'ja')).toEqual({ listening: claim, reading: claim });
    expect(checkResult(result, 'ja')).toEqual({});
  });

  test('is refused at the field of its score, whichever skill the rules name', () => {
    expect(checkResult(jlpt({}, '240'), 'ja')).toEqual({ 'listening.score': 'score_impossible' });
    expect(checkResult(jlpt({}, 'many'), 'ja')).toEqual({ 'listening.score': 'score_impossible' });
  });

  test('may leave out its score', () => {
    expect(checkResult(jlpt({}, ' '), 'ja')).toEqual({});
    expect(claimsOf(jlpt({}, ' '), 'ja').reading).not.toHaveProperty('score');
  });

  test('needs its level', () => {
    expect(checkResult(jlpt({ level: '' }), 'ja')).toEqual({ level: 'level_not_on_scale' });
  });

  test('is edited again as it was entered', () => {
    const result = jlpt({ taken_on: '2025-12-07' });
    const again = resultFrom(claimsOf(result, 'ja'));
    expect(again && claimsOf(again, 'ja')).toEqual(claimsOf(result, 'ja'));
  });
});

test('a test with a result for each part leaves out the parts without one', () => {
  const empty = emptyResult('ielts');
  const reading = { ...empty.parts.reading, score: '7' };
  const interaction = { ...empty.parts.spoken_interaction, score: '6,5' };
  const result = { ...empty, parts: { ...empty.parts, reading, spoken_interaction: interaction } };
  expect(partsOf(result, 'en')).toEqual([
    ['listening'],
    ['reading'],
    ['spoken_interaction', 'spoken_production'],
    ['writing'],
  ]);
  const claims = claimsOf(result, 'en');
  expect(Object.keys(claims).toSorted()).toEqual(['reading', 'spoken_interaction', 'spoken_production']);
  expect(claims.spoken_production?.score).toBe(6.5);
  expect(checkResult(result, 'en')).toEqual({});
  expect(checkResult(empty, 'en')).toEqual({ parts: 'skill_not_chosen' });
});

test('a wrong score is refused at the part that has it', () => {
  const empty = emptyResult('toeic');
  const writing = { ...empty.parts.writing, score: '155' };
  expect(checkResult({ ...empty, parts: { ...empty.parts, writing } }, 'en')).toEqual({
    'writing.score': 'score_impossible',
  });
});

test('the day of the test decides the edition, and with it the skills and scores', () => {
  const hsk = { ...emptyResult('hsk'), level: '4' };
  expect(partsOf({ ...hsk, taken_on: '2025-03-01' }, 'zh').flat()).not.toContain('spoken_interaction');
  expect(partsOf({ ...hsk, taken_on: '2026-08-01' }, 'zh').flat()).toContain('spoken_interaction');
  const toefl = emptyResult('toefl_ibt');
  expect(scoresOf({ ...toefl, taken_on: '2024-05-01' }, ['reading'])?.max).toBe(30);
  expect(scoresOf({ ...toefl, taken_on: '2026-05-01' }, ['reading'])?.max).toBe(6);
});

test('a signed language has no parts for reading and writing', () => {
  expect(partsOf(emptyResult('cefr'), 'gsg').flat()).toEqual(['listening', 'spoken_interaction', 'spoken_production']);
});

test('TOPIK covers speaking only when that is chosen', () => {
  const result = { ...emptyResult('topik'), level: '5' };
  expect(Object.keys(claimsOf(result, 'ko')).toSorted()).toEqual(['listening', 'reading', 'writing']);
});

test('a certificate at a CEFR level needs its day, which distinguishes it from an own assessment', () => {
  const result = { ...emptyResult('cefr'), level: 'B2' };
  expect(checkResult(result, 'it')).toEqual({ taken_on: 'date_missing' });
  expect(checkResult({ ...result, taken_on: '2025-06-01' }, 'it')).toEqual({});
});

test('dates that cannot be are refused at their fields', () => {
  expect(checkResult(jlpt({ taken_on: '2099-01-01' }), 'ja')).toEqual({ taken_on: 'date_in_future' });
  expect(checkResult(jlpt({ taken_on: '2025-12-07', expires_on: '2024-01-01' }), 'ja')).toEqual({
    expires_on: 'expiry_before_test',
  });
});
