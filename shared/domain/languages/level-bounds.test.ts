import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ClaimAndMinimum, claimAndMinimum, results } from './arbitraries.ts';
import { compareClaim } from './compare-claim.ts';
import { claim } from './fixtures.ts';
import { boundsOf, type LevelBounds } from './level-bounds.ts';
import type { Result } from './results.ts';
import { fitOf, widerTags } from './tags.ts';

/** As a query of the index compares them. */
function compared(stated: LevelBounds, wanted: LevelBounds): Result {
  const isOwn = stated.scale === wanted.scale;
  if (isOwn && stated.edition !== wanted.edition) return 'unknown';
  const [own, other] = isOwn ? [stated.own, wanted.own] : [stated.cefr, wanted.cefr];
  if (own.low >= other.high) return 'met';
  return own.high < other.low ? 'short' : 'unknown';
}

const agrees = ({ stated, skill, wanted }: ClaimAndMinimum) =>
  compared(boundsOf(stated, skill, stated.taken_on), boundsOf(wanted, skill)) ===
  compareClaim(stated, skill, wanted).result;

it('compares a claim with a minimum by two numbers as the match does', () => {
  fc.assert(fc.property(claimAndMinimum, agrees), { numRuns: 5_000 });
});

it('compares every result in reading with every level of the CEFR and the JLPT as the match does', () => {
  const wanted = results.reading
    .flat()
    .filter(({ scale, level, score }) => ['cefr', 'jlpt'].includes(scale) && level !== 'none' && !score);
  expect(wanted).toHaveLength(11);
  const differing = results.reading.flat().flatMap((point) =>
    wanted.filter((minimum) => {
      const own = compareClaim(claim(point), 'reading', minimum).result;
      return compared(boundsOf(point, 'reading'), boundsOf(minimum, 'reading')) !== own;
    }),
  );
  expect(differing).toEqual([]);
});

const tag = fc
  .tuple(
    fc.constantFrom('pt', 'zh', 'no', 'nb', 'nn', 'yue'),
    fc.constantFrom('', '-Hant', '-Latn'),
    fc.constantFrom('', '-BR', '-TW'),
    fc.constantFrom('', '-1996'),
  )
  .map((parts) => parts.join(''));

it('names as wider tags those that a tag serves', () => {
  fc.assert(
    fc.property(
      tag,
      tag,
      (stated, wanted) => widerTags(stated).includes(wanted) === (fitOf(stated, wanted, true) === 'serves'),
    ),
    { numRuns: 2_000 },
  );
});
