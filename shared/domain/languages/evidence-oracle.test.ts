import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { deriveEvidence } from './claim-evidence.ts';
import { cefr, claim, matchOne, point, row } from './fixtures.ts';
import type { Rung } from './language-row.ts';
import type { Result } from './results.ts';

// A second implementation, written down from the specification: what a person states and what was shown of it are two sets of
// facts. A requirement of a level with evidence is met when one fact reaches both.

const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
const rungs: Rung[] = ['declared', 'uploaded', 'checked', 'attested'];

interface Person {
  /** Their own level, 0 to 5, or null. */
  own: number | null;
  /** The level that a recruiter saw. */
  seen: number | null;
  /** The level of a certificate that they also state as a result, and whether an admin looked at it. */
  certificate: { level: number; isChecked: boolean } | null;
}

/** A level, and the rung up to which it is proven. */
function factsOf({ own, seen, certificate }: Person): [level: number, rung: number][] {
  const facts: [number, number][] = [];
  if (own !== null) facts.push([own, seen !== null && own <= seen ? 3 : 0]);
  // A person who says that they are less than what was seen is believed.
  if (seen !== null && (own === null || own > seen)) facts.push([seen, 3]);
  if (certificate) {
    const rung = seen !== null && certificate.level <= seen ? 3 : certificate.isChecked ? 2 : 1;
    facts.push([certificate.level, rung]);
  }
  return facts;
}

function expected(person: Person, wanted: number, rung: number): Result {
  const results = factsOf(person).map(([level, proven]): Result => {
    if (level < wanted) return 'short';
    return proven >= rung ? 'met' : 'unknown';
  });
  return results.includes('met') ? 'met' : results.length === 0 || results.includes('unknown') ? 'unknown' : 'short';
}

const facts = { taken_on: '2025-06-01', expires_on: null, certificate_number: 'A1' };

function found({ own, seen, certificate }: Person, wanted: number, rung: number): Result {
  const stated = [
    ...(own === null ? [] : [claim(cefr(levels[own] ?? ''))]),
    ...(certificate ? [claim(cefr(levels[certificate.level] ?? ''), facts)] : []),
  ];
  const { rows } = deriveEvidence([row('de', { reading: stated })], [], {
    attested: seen === null ? [] : [{ tag: 'de', skill: 'reading', level: levels[seen] as 'A1' }],
    certificates: certificate
      ? [
          {
            tag: 'de',
            scale: 'cefr',
            edition: null,
            results: [{ skill: 'reading', level: levels[certificate.level] ?? '', score: null }],
            ...facts,
            is_checked: certificate.isChecked,
          },
        ]
      : [],
  });
  return matchOne(rows, 'de', 'reading', cefr(levels[wanted] ?? ''), rungs[rung]).result;
}

const level = fc.nat({ max: 5 });
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const person = fc.record({
  own: optional(level),
  seen: optional(level),
  certificate: optional(fc.record({ level, isChecked: fc.boolean() })),
});

test('evidence holds for its level and every lower requirement, whatever else is stated', () => {
  fc.assert(
    fc.property(person, level, fc.nat({ max: 3 }), (each, wanted, rung) => {
      expect(found(each, wanted, rung)).toBe(expected(each, wanted, rung));
    }),
    { numRuns: 3_000 },
  );
});

test('a higher own level never worsens a requirement', () => {
  const order = ['short', 'unknown', 'met'];
  fc.assert(
    fc.property(person, level, level, fc.nat({ max: 3 }), (each, higher, wanted, rung) => {
      fc.pre(each.own !== null && higher > each.own);
      const before = found(each, wanted, rung);
      expect(order.indexOf(found({ ...each, own: higher }, wanted, rung))).toBeGreaterThanOrEqual(
        order.indexOf(before),
      );
    }),
    { numRuns: 2_000 },
  );
});

test.each<[string, string, Result]>([
  ['B2', 'attested', 'met'],
  ['B1', 'attested', 'met'],
  ['C1', 'attested', 'unknown'],
  ['C1', 'declared', 'met'],
  ['C2', 'attested', 'short'],
])('stated C1 and attested B2 for %s %s is %s', (wanted, rung, result) => {
  const { rows } = deriveEvidence([row('ja', { reading: [claim(cefr('C1')), claim(point('jlpt', 'N2', 118))] })], [], {
    attested: [{ tag: 'ja', skill: 'reading', level: 'B2' }],
    certificates: [],
  });
  expect(matchOne(rows, 'ja', 'reading', cefr(wanted), rung as Rung).result).toBe(result);
});
