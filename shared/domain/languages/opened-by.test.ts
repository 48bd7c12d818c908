import fc from 'fast-check';
import { expect, it } from 'vitest';
import { languageRequirements, offeredModes, storedRows } from './arbitraries.ts';
import { cefr, claim, job, part, row, today } from './fixtures.ts';
import { afterStep, levelStepsOf } from './level-steps.ts';
import { match } from './match.ts';
import { nextLevelsOf } from './next-level.ts';
import { makeOpening } from './opened-by.ts';

const speaks = (tag: string, level: string) => ({ tag, min: { spoken_interaction: cefr(level) } });
const needs = fc.oneof(
  languageRequirements,
  // Of languages that many people state, with several musts, alternatives and nice-to-haves.
  fc.constantFrom(
    job([part('must', speaks('de', 'B2')), part('must', speaks('en', 'C1'))]),
    job([part('must', speaks('ja', 'C1'), speaks('de', 'B2')), part('nice', speaks('en', 'C2'))]),
    job([part('nice', speaks('de', 'B2'))]),
  ),
);
const people = fc.oneof(
  storedRows,
  fc
    .record({ de: fc.constantFrom('A2', 'B1', 'B2'), en: fc.constantFrom('B1', 'B2', 'C1') })
    .map(({ de, en }) =>
      [['de', de] as const, ['en', en] as const].map(([tag, level]) =>
        row(tag, { spoken_interaction: [claim(cefr(level))], writing: [claim(cefr(level))] }),
      ),
    ),
);

/** Whether every must is met, by the match that people read. */
const isMet = (...[rows, modes, wanted, day]: Parameters<typeof match>): boolean => {
  const { parts, pairs } = match(rows, modes, wanted, day);
  return [...parts, ...pairs].every(({ need, result }) => need === 'nice' || result === 'met');
};

it('a step opens the jobs whose musts are all met after it and not before, as the match says of each', () => {
  fc.assert(
    fc.property(people, offeredModes, fc.array(needs, { maxLength: 6 }), (languages, modes, all) => {
      const steps = levelStepsOf(languages, today).slice(0, 30);
      const opening = makeOpening({ languages, modes }, steps, today);
      for (const wanted of all) {
        const bits = opening(wanted);
        const opened = steps.map((_, place) => (bits & (1 << place)) !== 0);
        const expected = steps.map(
          (step) => !isMet(languages, modes, wanted, today) && isMet(afterStep(languages, step), modes, wanted, today),
        );
        expect(opened).toEqual(expected);
      }
    }),
  );
});

it('a step in more skills opens at least what it opens in fewer', () => {
  fc.assert(
    fc.property(people, needs, (languages, wanted) => {
      const steps = levelStepsOf(languages, today).slice(0, 30);
      const bits = makeOpening({ languages, modes: [] }, steps, today)(wanted);
      for (const [place, { tag, skills, to }] of steps.entries()) {
        if ((bits & (1 << place)) === 0) continue;
        for (const [other, more] of steps.entries()) {
          const isMore =
            more.tag === tag && more.to.level === to.level && skills.every((one) => more.skills.includes(one));
          if (isMore) expect(bits & (1 << other)).not.toBe(0);
        }
      }
    }),
  );
});

it('steps are those to the next levels, in all skills with the same one, in both spoken skills, and in each', () => {
  const b1 = [claim(cefr('B1'))];
  const rows = [
    row('de', { reading: b1, spoken_interaction: b1, spoken_production: b1, writing: [claim(cefr('C2'))] }),
  ];
  expect(nextLevelsOf(rows, today)).toHaveLength(3);
  expect(levelStepsOf(rows, today).map(({ skills, to }) => [to.level, ...skills])).toEqual([
    ['B2', 'reading', 'spoken_interaction', 'spoken_production'],
    ['B2', 'spoken_interaction', 'spoken_production'],
    ['B2', 'reading'],
    ['B2', 'spoken_interaction'],
    ['B2', 'spoken_production'],
  ]);
});
