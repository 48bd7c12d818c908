import * as fc from 'fast-check';
import { problemOf } from './check-point.ts';
import { claim } from './fixtures.ts';
import type { Alternative, LanguageRequirements, Pair } from './language-requirement.ts';
import { type Claim, type LanguageRow, modes, rungs, workingLevels } from './language-row.ts';
import { type Point, scaleIds } from './scale.ts';
import { scales } from './scales.ts';
import { type Skill, skills } from './skills.ts';

/** Generators of valid rows and requirements for tests. */
const forEach = <Value>(makeOne: (skill: Skill) => Value) =>
  Object.fromEntries(skills.map((skill) => [skill, makeOne(skill)])) as Record<Skill, Value>;

/** Every result that exists for a skill, of the latest edition of each scale; those of one scale in one list. */
const resultsOf = (skill: Skill): Point[][] =>
  scaleIds.map((scale) => {
    const { levels, scores } = scales[scale].editions.at(-1) ?? { levels: [], scores: [] };
    const numbers = scores.flatMap(({ min, max, step }) =>
      Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step),
    );
    const points = (levels.length > 0 ? levels : [null]).flatMap((level) =>
      [null, ...new Set(numbers)].map((score) => ({ scale, level, score })),
    );
    return points.filter((each) => problemOf(each, skill) === null);
  });

export const results = forEach((skill) => resultsOf(skill).filter((list) => list.length > 0));

const isMinimum = ({ level, score }: Point) => level !== 'none' && (level === null || score === null);

const minimums = forEach((skill) =>
  fc.oneof(...results[skill].map((list) => fc.constantFrom(...list.filter(isMinimum)))),
);

/** Only days that belong to the edition of the result: an empty edition follows from them. */
const claims = forEach((skill) =>
  fc
    .record({
      stated: fc.oneof(...results[skill].map((list) => fc.constantFrom(...list))),
      evidence: fc.constantFrom(...rungs),
      taken_on: fc.constantFrom(null, '2011-12-04', '2024-12-14', '2025-12-07', '2026-11-01'),
      expires_on: fc.constantFrom(null, null, '2026-12-14', '2030-01-01'),
    })
    .map(({ stated, ...more }): Claim => claim(stated, more))
    .filter((each) => problemOf(each, skill, each.taken_on) === null),
);

const tag = fc.constantFrom('pt', 'pt-BR', 'pt-PT', 'zh', 'zh-Hant', 'zh-Hans');

const row: fc.Arbitrary<LanguageRow> = fc.record({
  tag,
  native: fc.boolean(),
  working: fc.constantFrom(null, ...workingLevels),
  last_used: fc.constantFrom(null, '2020-01', '2026-10'),
  skills: fc.record(forEach((skill) => fc.array(claims[skill], { maxLength: 2 }))),
});

export const languageRows = fc.uniqueArray(row, { selector: (each) => each.tag, maxLength: 4 });

const alternative: fc.Arbitrary<Alternative> = fc.record({
  tag,
  min: fc.record(forEach((skill) => fc.option(minimums[skill], { nil: undefined }))),
  evidence_at_least: fc.constantFrom(null, ...rungs),
});

const need = fc.constantFrom('must' as const, 'nice' as const);

const pair: fc.Arbitrary<Pair> = fc
  .record({ from: tag, to: tag, mode: fc.constantFrom(...modes), need })
  .filter(({ from, to }) => from !== to);

/** Lists whose entries differ. */
const distinct = <Value>(entry: fc.Arbitrary<Value>, lengths: { minLength?: number; maxLength: number }) =>
  fc.uniqueArray(entry, { ...lengths, selector: (each) => JSON.stringify(each) });

export const languageRequirements: fc.Arbitrary<LanguageRequirements> = fc.record({
  all: fc.array(fc.record({ any: distinct(alternative, { minLength: 1, maxLength: 2 }), need }), { maxLength: 3 }),
  pairs: distinct(pair, { maxLength: 2 }),
});

export const offeredModes = fc.subarray([...modes]);

/** A claim with a requirement of its skill, another claim, and the tags of both sides. */
export const claimAndMinimum = fc.oneof(
  ...skills.map((skill) =>
    fc.record({
      skill: fc.constant(skill),
      stated: claims[skill],
      other: claims[skill],
      wanted: minimums[skill],
      evidence: fc.constantFrom(...rungs),
      claimedTag: tag,
      asked: tag,
    }),
  ),
);
export type ClaimAndMinimum = typeof claimAndMinimum extends fc.Arbitrary<infer Value> ? Value : never;
