import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isoInstant } from '../time.ts';
import { cefr, claim, job, pair, part, row, today } from './fixtures.ts';
import type { Rung } from './language-row.ts';
import { matchAndRank } from './match.ts';
import { compareRanked, type Ranked, rankNumber, rankNumbers } from './ranking.ts';

const entry = fc.record<Ranked>({
  musts_not_met: fc.nat(2),
  musts_short: fc.nat(2),
  nices_met: fc.nat(2),
  evidence: fc.integer({ min: -1, max: 3 }),
  last_used: fc.constantFrom(null, '2020-01', '2026-10'),
  at: fc.constantFrom(isoInstant('2026-11-01T00:00:00.000Z'), isoInstant('2026-12-01T00:00:00.000Z')),
});

test('ranks as a total preorder', () => {
  fc.assert(
    fc.property(entry, entry, entry, (one, two, three) => {
      const compare = (left: Ranked, right: Ranked) => Math.sign(compareRanked(left, right));
      expect(compare(one, one)).toBe(0);
      expect(compare(one, two) + compare(two, one)).toBe(0);
      if (compare(one, two) <= 0 && compare(two, three) <= 0) expect(compare(one, three)).toBeLessThanOrEqual(0);
      if (compare(one, two) === 0) expect(two).toEqual(one);
    }),
    { numRuns: 5_000 },
  );
});

test('has numbers that are ordered as rankings of one time', () => {
  fc.assert(
    fc.property(entry, entry, (one, other) => {
      const [left, right] = [rankNumber(one), rankNumber(other)];
      expect(Math.sign(right - left)).toBe(Math.sign(compareRanked({ ...one, at: other.at }, other)));
      for (const number of [left, right]) expect(number >= 0 && number < rankNumbers).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});

const equal: Ranked = {
  musts_not_met: 1,
  musts_short: 1,
  nices_met: 1,
  evidence: 1,
  last_used: '2024-05',
  at: isoInstant('2026-11-01T00:00:00.000Z'),
};

test.each<[string, Partial<Ranked>, Partial<Ranked>]>([
  ['fewer musts not met before fewer short ones', { musts_not_met: 0, musts_short: 9 }, { musts_short: 0 }],
  ['fewer short musts before more nices', { musts_short: 0, nices_met: 0 }, { nices_met: 9 }],
  ['more nices before better evidence', { nices_met: 2, evidence: 0 }, { evidence: 3 }],
  ['better evidence before a later use', { evidence: 2, last_used: null }, { last_used: '2026-12' }],
  ['a later use before a newer entry', { last_used: '2024-06', at: isoInstant('2020-01-01T00:00:00.000Z') }, {}],
  ['any use before none', {}, { last_used: null, at: isoInstant('2026-12-01T00:00:00.000Z') }],
  ['the newest entry last', { at: isoInstant('2026-11-02T00:00:00.000Z') }, {}],
])('counts %s', (_, better, worse) => {
  expect(compareRanked({ ...equal, ...better }, { ...equal, ...worse })).toBeLessThan(0);
});

const rankingFor = (rows: Parameters<typeof matchAndRank>[0], wanted: Parameters<typeof matchAndRank>[2]) =>
  matchAndRank(rows, ['consecutive'], wanted, today).ranking;
const rowAtB2 = (tag: string, evidence: Rung, last_used: string | null) =>
  row(tag, { reading: [claim(cefr('B2'), { evidence })] }, { last_used });
const reads = (tag: string) => ({ tag, min: { reading: cefr('B2') } });

describe('what ranks a match', () => {
  it('is how many musts are not met and short, and how many nices are met, pairs included', () => {
    const rows = [rowAtB2('de', 'declared', null), row('fr', { reading: [claim(cefr('A1'))] }, { working: 'C' })];
    const wanted = job(
      [part('must', reads('fr')), part('must', reads('ja')), part('nice', reads('de')), part('nice', reads('es'))],
      [pair('de', 'fr'), pair('de', 'fr', 'consecutive', 'nice')],
    );
    expect(rankingFor(rows, wanted)).toMatchObject({ musts_not_met: 3, musts_short: 2, nices_met: 1 });
  });

  it('is the weakest evidence and the earliest use among what is met', () => {
    const rows = [
      rowAtB2('de', 'checked', '2026-10'),
      rowAtB2('en', 'uploaded', '2026-11'),
      rowAtB2('fr', 'attested', '2019-01'),
    ];
    expect(rankingFor(rows, job([part('must', reads('de')), part('nice', reads('en'))]))).toMatchObject({
      evidence: 1,
      last_used: '2026-10',
    });
    expect(rankingFor(rows, job([part('must', reads('de')), part('nice', reads('fr'))]))).toMatchObject({
      evidence: 2,
      last_used: '2019-01',
    });
  });

  it('is the better proven of two alternatives that are both met', () => {
    const rows = [rowAtB2('de', 'declared', '2026-10'), rowAtB2('en', 'checked', '2020-01')];
    expect(rankingFor(rows, job([part('must', reads('de'), reads('en'))]))).toMatchObject({
      evidence: 2,
      last_used: '2020-01',
    });
  });

  it('is the better proven of two claims that are both enough', () => {
    const rows = [row('de', { reading: [claim(cefr('C2')), claim(cefr('B2'), { evidence: 'checked' })] })];
    expect(rankingFor(rows, job([part('must', reads('de'))])).evidence).toBe(2);
  });

  it('has no evidence when nothing was required', () => {
    expect(rankingFor([], job([part('must', { tag: 'de', min: {} })])).evidence).toBe(-1);
  });

  it('has no evidence when nothing is met, and no use when one of the languages states none', () => {
    expect(rankingFor([], job([part('must', reads('de'))]))).toMatchObject({ evidence: -1, last_used: null });
    const rows = [rowAtB2('de', 'checked', '2026-10'), rowAtB2('en', 'checked', null)];
    expect(rankingFor(rows, job([part('must', reads('de')), part('must', reads('en'))])).last_used).toBeNull();
  });

  it('is the weaker evidence of two skills of one language', () => {
    const claims = { reading: [claim(cefr('B2'), { evidence: 'checked' })], writing: [claim(cefr('B2'))] };
    const both = { tag: 'de', min: { reading: cefr('B2'), writing: cefr('B2') } };
    expect(rankingFor([row('de', claims)], job([part('must', both)])).evidence).toBe(0);
  });

  it('counts the use of languages in directions that are met, and not in others', () => {
    const rows = [
      row('ja', {}, { working: 'C', last_used: '2020-01' }),
      row('en', {}, { working: 'A', last_used: '2026-01' }),
    ];
    expect(rankingFor(rows, job([], [pair('ja', 'en')])).last_used).toBe('2020-01');
    const german = [rowAtB2('de', 'declared', '2026-10'), ...rows];
    expect(rankingFor(german, job([part('must', reads('de'))], [pair('en', 'ja')])).last_used).toBe('2026-10');
  });

  it('counts met musts neither as missing nor as nice', () => {
    const wanted = job([part('must', reads('de')), part('must', reads('ja')), part('nice', reads('de'))]);
    expect(rankingFor([rowAtB2('de', 'declared', null)], wanted)).toMatchObject({
      musts_not_met: 1,
      musts_short: 0,
      nices_met: 1,
    });
  });
});
