import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ClaimAndMinimum, claimAndMinimum, results } from './arbitraries.ts';
import { matchOne, row } from './fixtures.ts';
import { type Claim, rungs } from './language-row.ts';
import type { Change } from './reasons.ts';
import type { Outcome } from './results.ts';
import type { Point } from './scale.ts';
import { scales } from './scales.ts';
import { isTestOf } from './tested-languages.ts';

const order = ['short', 'unknown', 'met'];

const isAtLeast = (after: Outcome, before: Outcome): boolean =>
  after.result === before.result
    ? before.short_by === null || after.short_by === null || after.short_by <= before.short_by
    : order.indexOf(after.result) > order.indexOf(before.result);

const found = ({ skill, wanted, evidence, claimedTag, wantedTag }: ClaimAndMinimum, claims: readonly Claim[]) =>
  matchOne([row(claimedTag, { [skill]: claims })], wantedTag, skill, wanted, evidence);

const existing = ({ skill, stated }: ClaimAndMinimum): Point[] =>
  results[skill].find(([first]) => first?.scale === stated.scale) ?? [];

const runs = { numRuns: 1_000 };

test('never worsens with a higher level of the same scale', () => {
  fc.assert(
    fc.property(claimAndMinimum, (each) => {
      const levels = scales[each.stated.scale].editions.at(-1)?.levels ?? [];
      const place = ({ level }: Point) => levels.indexOf(level ?? '');
      const higher = existing(each).filter(
        (point) => place(point) > place(each.stated) && point.score === each.stated.score,
      );
      const before = found(each, [each.stated]);
      return higher.every(({ level }) => isAtLeast(found(each, [{ ...each.stated, level }]), before));
    }),
    runs,
  );
});

test('never worsens with a higher score of the same test', () => {
  fc.assert(
    fc.property(claimAndMinimum, (each) => {
      const { level, score } = each.stated;
      const scores = existing(each).flatMap((point) => (point.level === level ? (point.score ?? []) : []));
      const next = scores.find((higher) => score != null && higher > score);
      return (
        next === undefined || isAtLeast(found(each, [{ ...each.stated, score: next }]), found(each, [each.stated]))
      );
    }),
    runs,
  );
});

test('never worsens with better evidence', () => {
  fc.assert(
    fc.property(claimAndMinimum, (each) => {
      const before = found(each, [each.stated]);
      const better = rungs.slice(rungs.indexOf(each.stated.evidence));
      return better.every((evidence) => isAtLeast(found(each, [{ ...each.stated, evidence }]), before));
    }),
    runs,
  );
});

test('never worsens with a further claim beside another', () => {
  fc.assert(
    fc.property(claimAndMinimum, (each) => {
      // A test of another language is no claim at all.
      if (!isTestOf(each.stated.scale, each.claimedTag)) return true;
      const before = found(each, [each.stated]);
      return (
        isAtLeast(found(each, [each.stated, each.other]), before) &&
        isAtLeast(found(each, [each.other, each.stated]), before)
      );
    }),
    runs,
  );
});

/** The match after the change that an explanation names. */
function changed(each: ClaimAndMinimum, change: Change): Outcome {
  const { claimedTag, wantedTag, stated, evidence } = each;
  switch (change.key) {
    case 'level':
      return found({ ...each, claimedTag: wantedTag }, [{ ...change, evidence }]);
    case 'score':
      return found(each, [{ ...stated, score: change.score }]);
    case 'evidence':
      return found(each, [{ ...stated, evidence: change.rung, expires_on: '2030-01-01' }]);
    case 'variety':
      return found({ ...each, claimedTag: change.tag as typeof claimedTag }, [stated]);
    default:
      throw new Error(`A skill has no change "${change.key}".`);
  }
}

test('would be met after the change that the explanation names, and names none when it is met', () => {
  fc.assert(
    fc.property(claimAndMinimum, (each) => {
      const { result, would_meet } = found(each, [each.stated]);
      if (result === 'met') return would_meet === null;
      return would_meet === null || changed(each, would_meet).result === 'met';
    }),
    runs,
  );
});

test('names a change for everything that is unknown or short when no evidence is required', () => {
  fc.assert(
    fc.property(claimAndMinimum, (each) => {
      const { result, would_meet } = found({ ...each, evidence: 'declared' }, [each.stated]);
      expect(would_meet === null).toBe(result === 'met');
    }),
    runs,
  );
});
