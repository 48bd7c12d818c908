import { describe, expect, it } from 'vitest';
import { cefr, claim, matchClaim, matchOne, point, row } from './fixtures.ts';
import type { Claim, Rung } from './language-row.ts';
import type { Change, Reason } from './reasons.ts';
import type { Point } from './scale.ts';

describe('the reason of a result', () => {
  it.each<[Point, Point, Reason]>([
    [cefr('B1'), cefr('B2'), { key: 'stated', scale: 'cefr', level: 'B1', score: null }],
    [cefr('B1'), point('jlpt', 'N2'), { key: 'stated', scale: 'cefr', level: 'B1', score: null }],
    [point('jlpt', 'N3', 100), point('jlpt', 'N2'), { key: 'stated', scale: 'jlpt', level: 'N3', score: 100 }],
    [point('ielts', '6.5'), point('ielts', 7), { key: 'stated', scale: 'ielts', level: '6.5', score: 6.5 }],
    [cefr('none'), cefr('B2'), { key: 'none_stated', skill: 'reading' }],
    [point('hsk', '6'), cefr('B2'), { key: 'no_mapping', scale: 'hsk' }],
    [cefr('B2'), point('topik', '6'), { key: 'no_mapping', scale: 'topik' }],
    [cefr('B2'), point('ielts', 7), { key: 'indicative_mapping', scale: 'ielts' }],
    [point('jlpt', 'N2'), point('ielts', 7), { key: 'test_of_other_language', scale: 'ielts', tag: 'ja' }],
    [point('pte', 80), cefr('B2'), { key: 'indicative_mapping', scale: 'pte' }],
    [point('hsk', '12'), point('hsk', '1'), { key: 'result_unclear', scale: 'hsk' }],
    [{ ...cefr('C2'), edition: 'x' }, cefr('A1'), { key: 'result_unclear', scale: 'cefr' }],
    [{ ...point('hsk', '5'), edition: '2.0' }, point('hsk', '4'), { key: 'editions_differ', scale: 'hsk' }],
  ])('for %j against %j is %j', (stated, wanted, reason) => {
    expect(matchClaim(claim(stated), 'reading', wanted).reason).toEqual(reason);
  });

  it('names the range of levels where no score decides', () => {
    expect(matchClaim(claim(point('testdaf', 'TDN 4')), 'writing', cefr('C1'))).toMatchObject({
      result: 'unknown',
      reason: { key: 'mapped', low: 'B2', high: 'C1' },
      would_meet: { key: 'level', level: 'C1' },
    });
  });

  it.each([
    [null, false],
    ['2025-11-30', true],
    ['2025-12-01', false],
  ])('notes for a JLPT of %s that the table is later: %s', (taken_on, by_later_table) => {
    const stated = claim(point('jlpt', 'N2', 118), { taken_on });
    expect(matchClaim(stated, 'reading', cefr('B2')).reason).toMatchObject({ key: 'mapped', by_later_table });
  });

  it('does not blame the validity of what was only declared', () => {
    const stated = claim(cefr('B2'), { expires_on: '2020-01-01' });
    const found = matchOne([row('de', { reading: [stated] })], 'de', 'reading', cefr('B2'), 'uploaded');
    expect(found.reason).toEqual({ key: 'evidence_wanted', has: 'declared', wanted: 'uploaded' });
  });

  it('is native when one of several rows says so', () => {
    const rows = [row('pt'), row('pt-BR', {}, { native: true })];
    expect(matchOne(rows, 'pt', 'reading', cefr('B2')).reason).toEqual({ key: 'native_only' });
  });

  it('is a missing statement when the claims of other skills could have covered it', () => {
    const german = row('de', { reading: [claim(cefr('B2')), claim({ ...cefr('B2'), edition: 'x' })] });
    expect(matchOne([german], 'de', 'writing', cefr('B2')).reason).toEqual({
      key: 'skill_not_stated',
      skill: 'writing',
    });
  });
});

describe('the change that would meet a requirement', () => {
  const level: Change = { key: 'level', skill: 'reading', scale: 'cefr', level: 'B2', score: null };

  it.each<[string, string, Partial<Claim> & Point, Rung, Change | null]>([
    ['a higher level with the same evidence', 'zh', { ...cefr('B1'), evidence: 'checked' }, 'checked', level],
    ['none, as level and evidence are missing', 'zh', cefr('B1'), 'checked', null],
    [
      'none, as a test without mapping cannot rise to it',
      'zh',
      { ...point('hsk', '5'), evidence: 'checked' },
      'checked',
      null,
    ],
    ['a further statement beside a test without mapping', 'zh', point('hsk', '5'), 'declared', level],
    ['evidence', 'zh', cefr('C1'), 'checked', { key: 'evidence', rung: 'checked' }],
    ['a variety', 'zh-Hans', { ...cefr('C1'), evidence: 'checked' }, 'checked', { key: 'variety', tag: 'zh-Hant' }],
    ['none, as variety and evidence are missing', 'zh-Hans', cefr('C1'), 'checked', null],
    ['none, as level and variety are missing', 'zh-Hans', { ...cefr('B1'), evidence: 'checked' }, 'checked', null],
  ])('is %s', (_, tag, { evidence, ...stated }, wanted, change) => {
    const rows = [row(tag === 'zh' ? 'zh-Hant' : tag, { reading: [claim(stated, evidence ? { evidence } : {})] })];
    expect(matchOne(rows, 'zh-Hant', 'reading', cefr('B2'), wanted).would_meet).toEqual(change);
  });

  it.each<[string, string, Partial<Claim> & Point, Rung, Change | null]>([
    ['a score', 'ja', { ...point('jlpt', 'N2'), evidence: 'uploaded' }, 'uploaded', { key: 'score', score: 112 }],
    ['none, as score and evidence are missing', 'ja', point('jlpt', 'N2'), 'uploaded', null],
    ['a level instead of a score in another variety', 'ja-Latn', point('jlpt', 'N2'), 'declared', level],
  ])('of a test is %s', (_, tag, { evidence, ...stated }, wanted, change) => {
    const rows = [row(tag, { reading: [claim(stated, evidence ? { evidence } : {})] })];
    expect(matchOne(rows, tag === 'ja' ? 'ja' : 'ja-Hira', 'reading', cefr('B2'), wanted).would_meet).toEqual(change);
  });

  it('is a statement where nothing is stated, and none where evidence is wanted too', () => {
    expect(matchOne([], 'de', 'reading', cefr('B2')).would_meet).toEqual(level);
    expect(matchOne([], 'de', 'reading', cefr('B2'), 'uploaded').would_meet).toBeNull();
  });

  it('is that of the claim which needs the least, whatever the order', () => {
    const claims = [
      claim(point('hsk', '6'), { evidence: 'checked' }),
      claim(cefr('C1')),
      claim(point('ilr', '3'), { evidence: 'checked' }),
    ];
    for (const reading of [claims, claims.toReversed()]) {
      expect(matchOne([row('zh', { reading })], 'zh', 'reading', cefr('B2'), 'checked').would_meet).toEqual({
        key: 'evidence',
        rung: 'checked',
      });
    }
    const unscored = [claim(point('ilr', '3')), claim(point('jlpt', 'N2'))];
    for (const reading of [unscored, unscored.toReversed()]) {
      expect(matchOne([row('ja', { reading })], 'ja', 'reading', cefr('B2')).would_meet?.key).toBe('score');
    }
  });
});
