import { describe, expect, it } from 'vitest';
import { cefr, claim, job, matchClaim, matchOne, part, point, row, today } from './fixtures.ts';
import { sayReason, sayWouldMeet } from './grammar/say-reason.ts';
import { match } from './match.ts';

const n2 = claim(point('jlpt', 'N2', 118), { taken_on: '2025-12-07', evidence: 'uploaded' });
const japanese = row('ja', { reading: [n2] });

describe('a language without a level', () => {
  const resultFor = (tag: string, rows = [japanese]) =>
    match(rows, [], job([part('must', { tag, min: {} })]), today).result;

  it('is met by who states it, native or not, in any variety, and otherwise unclear', () => {
    expect(resultFor('ja')).toBe('met');
    expect(resultFor('de', [row('de', {}, { native: true })])).toBe('met');
    expect(resultFor('pt', [row('pt-BR')])).toBe('met');
    expect(resultFor('ko')).toBe('unknown');
  });
});

describe('a candidate with JLPT N2 and 118 points', () => {
  it('meets B2 reading, and the answer has the documented form', () => {
    const wanted = job([part('must', { tag: 'ja', min: { reading: cefr('B2') } })]);
    expect(match([japanese], [], wanted, today)).toEqual({
      rules: '2027-01',
      result: 'met',
      short_by: null,
      parts: [
        {
          need: 'must',
          result: 'met',
          any: [
            {
              tag: 'ja',
              result: 'met',
              skills: [
                {
                  skill: 'reading',
                  result: 'met',
                  short_by: null,
                  reason: {
                    key: 'mapped',
                    scale: 'jlpt',
                    level: 'N2',
                    score: 118,
                    low: 'B2',
                    high: 'B2',
                    by_later_table: false,
                  },
                  would_meet: null,
                },
              ],
            },
          ],
        },
      ],
      pairs: [],
    });
  });

  it('meets B2 listening too, because JLPT gives one total for both', () => {
    const found = matchOne([japanese], 'ja', 'listening', cefr('B2'));
    expect(found.result).toBe('met');
    expect(sayReason(found.reason)).toBe('JLPT N2 with 118 points is B2');
  });

  it('is unknown for speaking, with a reason and what would help', () => {
    const found = matchOne([japanese], 'ja', 'spoken_interaction', cefr('B2'));
    expect(found).toMatchObject({ result: 'unknown', short_by: null });
    expect(sayReason(found.reason)).toBe('JLPT says nothing of spoken interaction');
    expect(found.would_meet && sayWouldMeet(found.would_meet)).toBe('B2 spoken interaction would meet this');
  });
});

describe('one claim against one minimum', () => {
  it('without its score is unknown where the score decides, and names that score', () => {
    const found = matchClaim(claim(point('jlpt', 'N2')), 'reading', cefr('B2'));
    expect(found.result).toBe('unknown');
    expect(found.reason).toEqual({ key: 'score_decides', score: 112, level: 'B2' });
    expect(sayReason(found.reason)).toBe('the score decides: 112 points or more is B2');
    expect(found.would_meet && sayWouldMeet(found.would_meet)).toBe('112 points or more would meet this');
  });

  it('without its score is met or short where the score does not matter', () => {
    expect(matchClaim(claim(point('jlpt', 'N2')), 'reading', cefr('B1')).result).toBe('met');
    expect(matchClaim(claim(point('jlpt', 'N2')), 'reading', cefr('C1'))).toMatchObject({
      result: 'short',
      short_by: 1,
    });
  });

  it('is compared on its own scale when the requirement uses it', () => {
    const n1 = point('jlpt', 'N1');
    expect(matchClaim(claim(point('jlpt', 'N1')), 'reading', n1).result).toBe('met');
    expect(matchClaim(claim(point('jlpt', 'N3', 150)), 'reading', n1)).toMatchObject({ result: 'short', short_by: 2 });
    expect(matchClaim(claim(point('hsk', '5')), 'writing', point('hsk', '4')).result).toBe('met');
    expect(matchClaim(claim(point('hsk', '3')), 'writing', point('hsk', '4')).result).toBe('short');
  });

  it('is not a pass with a score below that of a pass', () => {
    expect(matchClaim(claim(point('jlpt', 'N2', 90)), 'reading', point('jlpt', 'N2')).result).toBe('met');
    const failed = claim(point('jlpt', 'N2', 80));
    expect(matchClaim(failed, 'reading', point('jlpt', 'N2'))).toMatchObject({ result: 'short', short_by: 1 });
    expect(matchClaim(failed, 'reading', point('jlpt', 'N4')).result).toBe('unknown');
  });

  it('names no gap on a scale of scores, which has no levels', () => {
    expect(matchClaim(claim(point('ielts', 6)), 'writing', point('ielts', 7))).toMatchObject({
      result: 'short',
      short_by: null,
    });
    expect(matchClaim(claim(point('ielts', 7)), 'writing', point('ielts', '7')).result).toBe('met');
  });

  it('is compared as intervals when the requirement is on another scale', () => {
    const n2Required = point('jlpt', 'N2');
    expect(matchClaim(claim(cefr('B2')), 'reading', n2Required).result).toBe('met');
    expect(matchClaim(claim(cefr('B1')), 'reading', n2Required).result).toBe('unknown');
    expect(matchClaim(claim(cefr('A1')), 'reading', n2Required)).toMatchObject({ result: 'short', short_by: 2 });
    expect(matchClaim(claim(point('testdaf', 'TDN 4')), 'writing', point('goethe', 'B2')).result).toBe('met');
    expect(matchClaim(claim(point('testdaf', 'TDN 4')), 'writing', point('goethe', 'C1')).result).toBe('unknown');
  });

  it('does not compare different editions of a scale', () => {
    const old = claim({ ...point('hsk', '6'), edition: '2.0' });
    const found = matchClaim(old, 'writing', { ...point('hsk', '4'), edition: '3.0' });
    expect(found.result).toBe('unknown');
    expect(sayReason(found.reason)).toBe('different editions of HSK do not compare');
  });

  it('is of the edition of its day when it names none', () => {
    const required = { ...point('hsk', '4'), edition: '3.0' };
    expect(matchClaim(claim(point('hsk', '5'), { taken_on: '2026-06-30' }), 'writing', required).result).toBe(
      'unknown',
    );
    expect(matchClaim(claim(point('hsk', '5'), { taken_on: '2026-07-01' }), 'writing', required).result).toBe('met');
    const toefl = point('toefl_ibt', 5);
    expect(matchClaim(claim(toefl, { taken_on: '2026-01-20' }), 'writing', cefr('C1')).result).toBe('unknown');
    expect(matchClaim(claim(toefl, { taken_on: '2026-01-21' }), 'writing', cefr('C1')).result).toBe('met');
  });

  it('of JLPT since 2010 maps like one of December 2025, with a note, and an older one not at all', () => {
    const since = matchClaim(claim(point('jlpt', 'N2', 118), { taken_on: '2012-07-01' }), 'reading', cefr('B2'));
    expect(since.result).toBe('met');
    expect(sayReason(since.reason)).toBe('JLPT N2 with 118 points is B2 by the later table');
    const before = matchClaim(claim(point('jlpt', '2'), { taken_on: '2008-12-07' }), 'reading', cefr('B2'));
    expect(before.result).toBe('unknown');
  });

  it('is unknown under a skill that its test lacks', () => {
    const found = matchClaim(n2, 'writing', cefr('A1'));
    expect(found).toMatchObject({ result: 'unknown', reason: { key: 'skill_not_covered' } });
  });

  it('is unknown when its level or edition does not exist', () => {
    expect(matchClaim(claim(point('hsk', '12')), 'reading', point('hsk', '1')).result).toBe('unknown');
    expect(matchClaim(claim({ ...cefr('C2'), edition: 'x' }), 'reading', cefr('A1')).result).toBe('unknown');
    expect(matchClaim(claim(point('toeic', null)), 'reading', cefr('A1')).result).toBe('unknown');
    expect(matchClaim(claim(point('goethe', 'X')), 'reading', cefr('C2')).result).toBe('unknown');
  });

  it('of no knowledge is short on every scale', () => {
    const none = claim(cefr('none'));
    expect(matchClaim(none, 'reading', cefr('B2'))).toMatchObject({ result: 'short', short_by: 4 });
    expect(matchClaim(none, 'reading', point('jlpt', 'N2'))).toMatchObject({ result: 'short', short_by: 3 });
    expect(matchClaim(none, 'reading', point('hsk', '1'))).toMatchObject({ result: 'short', short_by: null });
  });
});

describe('speaking', () => {
  it('in both forms rests on the one result of a test', () => {
    const english = row('en', { spoken_interaction: [claim(point('cambridge', 185))] });
    expect(matchOne([english], 'en', 'spoken_production', cefr('C1')).result).toBe('met');
  });

  it('in one form says nothing of the other when it is a self-assessment', () => {
    const english = row('en', { spoken_interaction: [claim(cefr('C1'))] });
    expect(matchOne([english], 'en', 'spoken_production', cefr('A1')).result).toBe('unknown');
  });

  it('never follows from writing', () => {
    const english = row('en', { writing: [claim(point('cambridge', 220))] });
    expect(matchOne([english], 'en', 'spoken_production', cefr('A1')).result).toBe('unknown');
  });
});

describe('the language', () => {
  const c1Claims = { reading: [claim(cefr('C1'))], listening: [claim(cefr('C1'))] };

  it.each([
    ['pt-BR', 'pt', 'reading', 'met'],
    ['pt', 'pt-BR', 'reading', 'unknown'],
    ['pt-PT', 'pt-BR', 'reading', 'unknown'],
    ['yue', 'zh', 'reading', 'unknown'],
    ['zh', 'zh-Hant', 'reading', 'unknown'],
    ['zh', 'zh-Hant', 'listening', 'met'],
    ['zh-Hans', 'zh-Hant', 'listening', 'met'],
    ['nb', 'no', 'reading', 'met'],
    ['no', 'nb', 'reading', 'unknown'],
    ['nn', 'nb', 'reading', 'unknown'],
  ] as const)('%s for %s %s is %s', (stated, wanted, skill, expected) => {
    expect(matchOne([row(stated, c1Claims)], wanted, skill, cefr('B2')).result).toBe(expected);
  });

  it('in a more general form can be short, and says which variety is wanted otherwise', () => {
    expect(matchOne([row('pt', c1Claims)], 'pt-BR', 'reading', cefr('C2')).result).toBe('short');
    const found = matchOne([row('pt', c1Claims)], 'pt-BR', 'reading', cefr('B2'));
    expect(sayReason(found.reason, (tag) => (tag === 'pt' ? 'Portuguese' : 'Brazilian Portuguese'))).toBe(
      'Portuguese is stated, Brazilian Portuguese is wanted',
    );
    expect(found.would_meet).toEqual({ key: 'variety', tag: 'pt-BR' });
  });

  it('that is not stated is unknown, never short', () => {
    const found = matchOne([row('de', c1Claims)], 'ja', 'reading', cefr('A1'));
    expect(found).toMatchObject({ result: 'unknown', reason: { key: 'language_not_stated', tag: 'ja' } });
  });

  it('that is native without levels is unknown', () => {
    const found = matchOne([row('ja', {}, { native: true })], 'ja', 'reading', cefr('C2'));
    expect(found.result).toBe('unknown');
    expect(sayReason(found.reason)).toBe('says native; no level stated');
  });

  it('that is signed is never read or written', () => {
    const signed = row('ase', { listening: [claim(cefr('C1'))], reading: [claim(cefr('C1'))] });
    expect(matchOne([signed], 'ase', 'listening', cefr('C1')).result).toBe('met');
    expect(matchOne([signed], 'ase', 'reading', cefr('A1'))).toMatchObject({
      result: 'unknown',
      reason: { key: 'skill_not_in_language' },
      would_meet: null,
    });
  });
});

describe('evidence', () => {
  const wants = (stated: ReturnType<typeof claim>, wanted: 'uploaded' | 'checked' | 'attested') =>
    matchOne([row('en', { writing: [stated] })], 'en', 'writing', cefr('B2'), wanted);

  it('below the wanted rung makes a met requirement unknown, and a better document would help', () => {
    const found = wants(claim(cefr('C1')), 'checked');
    expect(found.result).toBe('unknown');
    expect(sayReason(found.reason)).toBe('the level is stated, a checked certificate is wanted');
    expect(found.would_meet && sayWouldMeet(found.would_meet)).toBe('a checked certificate would meet this');
  });

  it('leaves a short claim short, without a single change that would help', () => {
    expect(wants(claim(cefr('B1')), 'checked')).toMatchObject({ result: 'short', short_by: 1, would_meet: null });
  });

  it('of the wanted rung or above is enough', () => {
    expect(wants(claim(cefr('B2'), { evidence: 'checked' }), 'checked').result).toBe('met');
    expect(wants(claim(cefr('B2'), { evidence: 'attested' }), 'checked').result).toBe('met');
  });

  it('counts as declared after the last day of validity', () => {
    const valid = (expires_on: string) => wants(claim(cefr('B2'), { evidence: 'checked', expires_on }), 'checked');
    expect(valid(today).result).toBe('met');
    expect(valid('2026-12-14').result).toBe('unknown');
    expect(sayReason(valid('2026-12-14').reason)).toBe(
      'the certificate was valid until 2026-12-14, a checked certificate is wanted',
    );
  });

  it.each([
    ['toeic', 'checked', '2024-12-15', 'met'],
    ['toeic', 'checked', '2024-12-14', 'unknown'],
    ['cambridge', 'checked', '2001-01-01', 'met'],
  ] as const)('of %s %s on %s is %s when the certificate names no end', (scale, evidence, taken_on, expected) => {
    const stated = claim(point(scale, 190), { evidence, taken_on });
    expect(wants(stated, 'checked').result).toBe(expected);
  });

  it('of a test on a leap day ends on 28 February', () => {
    const stated = claim(point('toeic', 190), { evidence: 'checked', taken_on: '2024-02-29' });
    const on = (day: string) =>
      match(
        [row('en', { writing: [stated] })],
        [],
        job([part('must', { tag: 'en', min: { writing: cefr('C1') }, evidence_at_least: 'checked' })]),
        day,
      ).result;
    expect(on('2026-02-28')).toBe('met');
    expect(on('2026-03-01')).toBe('unknown');
    expect(wants(stated, 'checked').reason).toEqual({
      key: 'certificate_expired',
      on: '2026-02-28',
      wanted: 'checked',
    });
  });
});

describe('several', () => {
  it('claims count by the greatest result', () => {
    const german = row('de', { reading: [claim(cefr('A1')), claim(cefr('B1'))] });
    expect(matchOne([german], 'de', 'reading', cefr('B2'))).toMatchObject({ result: 'short', short_by: 1 });
    const both = row('de', { reading: [claim(cefr('A1')), claim(point('goethe', 'C1', 70))] });
    expect(matchOne([both], 'de', 'reading', cefr('B2')).result).toBe('met');
  });

  it('skills count by the least, each with its own result, and the largest gap is named', () => {
    const german = row('de', {
      reading: [claim(cefr('B2'))],
      writing: [claim(cefr('A1'))],
      listening: [claim(cefr('B1'))],
    });
    const min = { reading: cefr('B2'), writing: cefr('B2'), listening: cefr('B2') };
    const found = match([german], [], job([part('must', { tag: 'de', min })]), today);
    expect(found).toMatchObject({ result: 'short', short_by: 3 });
    expect(found.parts[0]?.any[0]?.skills.map(({ skill, result, short_by }) => [skill, result, short_by])).toEqual([
      ['listening', 'short', 1],
      ['reading', 'met', null],
      ['writing', 'short', 3],
    ]);
  });

  it('alternatives count by the greatest, and the smallest gap is named', () => {
    const rows = [row('de', { reading: [claim(cefr('A2'))] }), row('nl', { reading: [claim(cefr('B1'))] })];
    const either = (level: string) =>
      job([part('must', { tag: 'de', min: { reading: cefr(level) } }, { tag: 'nl', min: { reading: cefr(level) } })]);
    expect(match(rows, [], either('B2'), today)).toMatchObject({ result: 'short', short_by: 1 });
    expect(match(rows, [], either('B1'), today).result).toBe('met');
  });

  it('parts count by the least of the musts; what is nice to have is only listed', () => {
    const rows = [row('de', { reading: [claim(cefr('B2'))] }), row('en', { reading: [claim(cefr('none'))] })];
    const german = part('must', { tag: 'de', min: { reading: cefr('B2') } });
    const english = { tag: 'en', min: { reading: cefr('B1') } };
    const found = match(rows, [], job([german, part('nice', english)]), today);
    expect([found.result, ...found.parts.map(({ result }) => result)]).toEqual(['met', 'met', 'short']);
    expect(match(rows, [], job([german, part('must', english)]), today).result).toBe('short');
  });

  it('musts are met when there are none', () => {
    expect(match([], [], job([]), today)).toMatchObject({ result: 'met', short_by: null, parts: [], pairs: [] });
  });
});
