import * as fc from 'fast-check';
import { problemOf } from './check-point.ts';
import { claim } from './fixtures.ts';
import type { Alternative, LanguageRequirements, Pair } from './language-requirement.ts';
import { type Claim, type LanguageRow, modes, rungs, workingLevels } from './language-row.ts';
import { type Point, scaleIds } from './scale.ts';
import { scales } from './scales.ts';
import { type Skill, skills } from './skills.ts';
import { isTestOf } from './tested-languages.ts';

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

/** Varieties of three languages that have tests, and of one that has none. */
const tags = ['en', 'en-GB', 'en-US', 'zh', 'zh-Hant', 'zh-Hans', 'ja', 'pt', 'pt-BR'] as const;
const tag = fc.constantFrom(...tags);

/** Results for a skill, of the scales of a language. */
const pointsFor = (skill: Skill, of: string, isWanted: (point: Point) => boolean = () => true) => {
  const own = results[skill].filter(([first]) => first && isTestOf(first.scale, of));
  return fc.oneof(...own.map((list) => fc.constantFrom(...list.filter(isWanted))));
};

/** The same, and now and then one of a test of another language, as profiles from before tests belonged to one. */
const storedFor = (skill: Skill, of: string): fc.Arbitrary<Point> =>
  fc.oneof(
    { weight: 9, arbitrary: pointsFor(skill, of) },
    { weight: 1, arbitrary: fc.oneof(...results[skill].map((list) => fc.constantFrom(...list))) },
  );

/** By language, a generator for each skill. */
const forEachTag = <Value>(makeOne: (skill: Skill, of: string) => Value) =>
  Object.fromEntries(tags.map((of) => [of, forEach((skill) => makeOne(skill, of))])) as Record<
    (typeof tags)[number],
    Record<Skill, Value>
  >;

const minimums = forEachTag((skill, of) => pointsFor(skill, of, isMinimum));

/** Only days that belong to the edition of the result: an empty edition follows from them. */
const claimOf = (point: fc.Arbitrary<Point>, skill: Skill): fc.Arbitrary<Claim> =>
  fc
    .record({
      stated: point,
      evidence: fc.constantFrom(...rungs),
      taken_on: fc.constantFrom(null, '2011-12-04', '2024-12-14', '2025-12-07', '2026-11-01'),
      expires_on: fc.constantFrom(null, null, '2026-12-14', '2030-01-01'),
    })
    .map(({ stated, ...more }): Claim => claim(stated, more))
    .filter((each) => problemOf(each, skill, each.taken_on) === null);

const claims = forEachTag((skill, of) => claimOf(pointsFor(skill, of), skill));
const storedClaims = forEachTag((skill, of) => claimOf(storedFor(skill, of), skill));

const rowWith = (claimsOf: typeof claims): fc.Arbitrary<LanguageRow> =>
  tag.chain((of) =>
    fc.record({
      tag: fc.constant(of),
      native: fc.boolean(),
      working: fc.constantFrom(null, ...workingLevels),
      last_used: fc.constantFrom(null, '2020-01', '2026-10'),
      skills: fc.record(forEach((skill) => fc.array(claimsOf[of][skill], { maxLength: 2 }))),
    }),
  );

const rowsOf = (row: fc.Arbitrary<LanguageRow>) => fc.uniqueArray(row, { selector: (each) => each.tag, maxLength: 4 });

export const languageRows = rowsOf(rowWith(claims));
export const storedRows = rowsOf(rowWith(storedClaims));

const alternative: fc.Arbitrary<Alternative> = tag.chain((of) =>
  fc.record({
    tag: fc.constant(of),
    min: fc.record(forEach((skill) => fc.option(minimums[of][skill], { nil: undefined }))),
    evidence_at_least: fc.constantFrom(null, ...rungs),
  }),
);

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
export const claimAndMinimum = fc
  .record({ skill: fc.constantFrom(...skills), claimedTag: tag, wantedTag: tag })
  .chain(({ skill, claimedTag, wantedTag }) =>
    fc.record({
      skill: fc.constant(skill),
      claimedTag: fc.constant(claimedTag),
      wantedTag: fc.constant(wantedTag),
      stated: storedClaims[claimedTag][skill],
      other: storedClaims[claimedTag][skill],
      wanted: minimums[wantedTag][skill],
      evidence: fc.constantFrom(...rungs),
    }),
  );
export type ClaimAndMinimum = typeof claimAndMinimum extends fc.Arbitrary<infer Value> ? Value : never;
