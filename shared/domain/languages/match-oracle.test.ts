import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { claim, matchClaim } from './fixtures.ts';
import type { Point } from './scale.ts';
import type { Skill } from './skills.ts';

/**
 * A second implementation that shares nothing with the first: every result is the set of CEFR levels that it may stand
 * for, written down from the specification, and a comparison covers all pairs of two sets.
 */
type Level = number;
const [none, a1, a2, b1, b2, c1, c2] = [0, 1, 2, 3, 4, 5, 6];
const upTo = (level: Level): Level[] => Array.from({ length: level + 1 }, (_, index) => index);
const lowerThan = (level: Level): Level[] => (level === none ? [none] : upTo(level - 1));

/** From the score, the level; the highest first. */
type Bands = [number, Level][];
const inBands = (bands: Bands, score: number): Level[] => {
  for (const [from, level] of bands) if (score >= from) return [level];
  return lowerThan(bands[bands.length - 1]?.[1] ?? none);
};

const jlpt: Record<string, Bands> = {
  N5: [[80, a1]],
  N4: [[90, a2]],
  N3: [
    [104, b1],
    [95, a2],
  ],
  N2: [
    [112, b2],
    [90, b1],
  ],
  N1: [
    [142, c1],
    [100, b2],
  ],
};
const cefr: Record<string, Level> = { none, A1: a1, A2: a2, B1: b1, B2: b2, C1: c1, C2: c2 };
const toeic: Record<Skill, Bands> = {
  listening: [
    [490, c1],
    [400, b2],
    [275, b1],
    [110, a2],
    [60, a1],
  ],
  reading: [
    [455, c1],
    [385, b2],
    [275, b1],
    [115, a2],
    [60, a1],
  ],
  spoken_interaction: [
    [180, c1],
    [160, b2],
    [120, b1],
    [90, a2],
    [50, a1],
  ],
  spoken_production: [
    [180, c1],
    [160, b2],
    [120, b1],
    [90, a2],
    [50, a1],
  ],
  writing: [
    [180, c1],
    [150, b2],
    [120, b1],
    [70, a2],
    [30, a1],
  ],
};
const cambridge: Bands = [
  [200, c2],
  [180, c1],
  [160, b2],
  [140, b1],
  [120, a2],
  [100, a1],
];
const speakingAndWriting = { NL: none, NM: none, NH: a1, IL: a2, IM: b1, IH: b1, AL: b2, AM: b2, AH: c1, S: c2 };
const readingAndListening = {
  NL: none,
  NM: none,
  NH: a1,
  IL: a1,
  IM: a2,
  IH: b1,
  AL: b1,
  AM: b2,
  AH: c1,
  S: c1,
  D: c2,
};
const testdaf: Record<string, Level[]> = { 'TDN 3': [b2], 'TDN 4': [b2, c1], 'TDN 5': [c1] };

/** The levels a result may mean, or null if nothing official says so. */
function levelsOf({ scale, level, score }: Point, skill: Skill): Level[] | null {
  const receptive = skill === 'reading' || skill === 'listening';
  const at = cefr[level ?? ''] ?? none;
  switch (scale) {
    case 'cefr':
      return [at];
    case 'jlpt': {
      if (!receptive) return null;
      const bands = jlpt[level ?? ''] ?? [];
      return score == null ? bands.map(([, each]) => each) : inBands(bands, score);
    }
    case 'delf_dalf':
      if (score == null) return [at, at - 1];
      return score >= 12.5 ? [at] : [at - 1];
    case 'goethe':
      if (at < b1) return lowerThan(b1);
      return score == null || score >= 60 ? [at] : lowerThan(at);
    case 'testdaf':
      return testdaf[level ?? ''] ?? null;
    case 'toefl_ibt':
      return [Math.floor(score ?? 0)];
    case 'toeic':
      return inBands(toeic[skill], score ?? 0);
    case 'cambridge':
      return inBands(cambridge, score ?? 0);
    case 'actfl': {
      const table: Record<string, Level> = receptive ? readingAndListening : speakingAndWriting;
      return [table[level ?? ''] ?? none];
    }
    default:
      return null;
  }
}

/** Which tests examine which language, written down from the specification; all other scales are of every language. */
const examines: Record<string, string[]> = {
  ja: ['jlpt'],
  zh: ['hsk'],
  ko: ['topik'],
  fr: ['delf_dalf'],
  de: ['goethe', 'testdaf'],
  en: ['ielts', 'toefl_ibt', 'toeic', 'cambridge', 'pte'],
  pt: [],
};
const tests = Object.values(examines).flat();
const isFor = (scale: string, tag: string): boolean =>
  !tests.includes(scale) || (examines[tag.slice(0, 2)] ?? []).includes(scale);

function expected(own: Point, wanted: Point, skill: Skill, tag: string): [string, number | null] {
  if (!isFor(own.scale, tag) || !isFor(wanted.scale, tag)) return ['unknown', null];
  const claimed = levelsOf(own, skill);
  const required = levelsOf(wanted, skill);
  if (own.level === 'none') return ['short', required && Math.max(1, Math.min(...required))];
  if (claimed === null || required === null) return ['unknown', null];
  const pairs = claimed.flatMap((have) => required.map((need) => need - have));
  if (pairs.every((gap) => gap <= 0)) return ['met', null];
  if (pairs.every((gap) => gap > 0)) return ['short', Math.min(...pairs)];
  return ['unknown', null];
}

const numbers = (from: number, to: number, step: number): number[] =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);
const graded = (scale: Point['scale'], levels: string[], scores: (number | null)[]): Point[] =>
  levels.flatMap((level) => scores.map((score) => ({ scale, level, score })));
const scored = (scale: Point['scale'], scores: number[]): Point[] =>
  scores.map((score) => ({ scale, level: null, score }));
const grades = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];

function pointsOf(skill: Skill): Point[] {
  const receptive = skill === 'reading' || skill === 'listening';
  return [
    ...graded('cefr', grades, [null]),
    ...graded('jlpt', ['N5', 'N4', 'N3', 'N2', 'N1'], [null, ...numbers(60, 180, 1)]),
    ...graded('delf_dalf', grades, [null, 5, 12, 12.5, 25]),
    ...graded('goethe', grades.slice(2), [null, 0, 59, 60, 100]),
    ...graded('goethe', ['A1', 'A2'], [null]),
    ...graded('testdaf', ['TDN 3', 'TDN 4', 'TDN 5'], [null]),
    ...graded('actfl', Object.keys(receptive ? readingAndListening : speakingAndWriting), [null]),
    ...graded('ilr', ['0', '2+', '5'], [null]),
    ...graded('topik', ['4', '6'], [null]),
    ...graded('hsk', ['4', '9'], [null]),
    ...scored('toefl_ibt', numbers(1, 6, 0.5)),
    ...scored('toeic', receptive ? numbers(5, 495, 5) : numbers(0, 200, 10)),
    ...scored('cambridge', numbers(80, 230, 1)),
    ...scored('ielts', numbers(0, 9, 0.5)),
    ...scored('pte', numbers(10, 90, 5)),
  ];
}

const skills: Skill[] = ['listening', 'reading', 'spoken_interaction', 'spoken_production', 'writing'];
const points = new Map(skills.map((skill) => [skill, pointsOf(skill)]));

const tags = ['ja', 'zh', 'zh-Hant', 'ko', 'fr', 'de', 'de-AT', 'en', 'en-GB', 'pt'];
/** The languages of a test; of other scales, any. */
const languagesOf = ({ scale }: Point): string[] => tags.filter((tag) => isFor(scale, tag));

const found = (own: Point, wanted: Point, skill: Skill, tag: string): [string, number | null] => {
  const { result, short_by } = matchClaim(claim(own), skill, wanted, tag);
  return [result, short_by];
};

/** Describes where both implementations differ; undefined where they agree. */
function difference(own: Point, wanted: Point, skill: Skill, tag: string): string | undefined {
  const [result, gap] = found(own, wanted, skill, tag);
  const [expectedResult, expectedGap] = expected(own, wanted, skill, tag);
  if (result === expectedResult && gap === expectedGap) return undefined;
  return `${JSON.stringify({ own, wanted, skill, tag })}: ${result} ${gap}, not ${expectedResult} ${expectedGap}`;
}

test.each(skills)('compares every result with every level of the CEFR as all pairs of levels do: %s', (skill) => {
  const all = [{ scale: 'cefr', level: 'none', score: null } as const, ...(points.get(skill) ?? [])];
  const wanted = graded('cefr', grades, [null]);
  expect(all.length).toBeGreaterThan(200);
  const differing = all.flatMap((own) => {
    const [tag = 'pt'] = languagesOf(own);
    return wanted.flatMap((level) => [tag, 'pt'].flatMap((each) => difference(own, level, skill, each) ?? []));
  });
  expect(differing).toEqual([]);
});

test('compares results of two different scales as all pairs of levels do, where both examine the language', () => {
  const cases = fc.oneof(
    ...skills.map((skill) => {
      const one = fc.constantFrom(...(points.get(skill) ?? []));
      return fc
        .tuple(fc.constant(skill), one, one, fc.constantFrom(...tags), fc.boolean())
        .filter(([, own, wanted]) => own.scale !== wanted.scale);
    }),
  );
  fc.assert(
    fc.property(cases, ([skill, own, wanted, anyTag, isAny]) => {
      // Half of the time a language that both examine, if there is one.
      const common = languagesOf(own).find((tag) => isFor(wanted.scale, tag));
      return difference(own, wanted, skill, isAny || common === undefined ? anyTag : common) === undefined;
    }),
    { numRuns: 3_000 },
  );
});

const ladders: [Point['scale'], Skill, string[]][] = [
  ['cefr', 'writing', grades],
  ['jlpt', 'reading', ['N5', 'N4', 'N3', 'N2', 'N1']],
  ['hsk', 'reading', ['1', '2', '3', '4', '5', '6', '7', '8', '9']],
  ['topik', 'listening', ['1', '2', '3', '4', '5', '6']],
  ['delf_dalf', 'writing', grades],
  ['goethe', 'writing', grades],
  ['testdaf', 'writing', ['TDN 3', 'TDN 4', 'TDN 5']],
  ['actfl', 'reading', Object.keys(readingAndListening)],
  ['ilr', 'writing', ['0', '0+', '1', '1+', '2', '2+', '3', '3+', '4', '4+', '5']],
];

test.each(ladders)('compares two levels of %s by their places in it', (scale, skill, ladder) => {
  for (const [have, level] of ladder.entries()) {
    for (const [need, wanted] of ladder.entries()) {
      const gap = need - have;
      const result = found({ scale, level }, { scale, level: wanted }, skill, languagesOf({ scale })[0] ?? '');
      expect(result, `${level} for ${wanted}`).toEqual(gap > 0 ? ['short', gap] : ['met', null]);
    }
  }
});
