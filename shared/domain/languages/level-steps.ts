import { shareResult } from './editions.ts';
import type { LanguageRow } from './language-row.ts';
import { type NextLevel, nextLevelsOf } from './next-level.ts';
import type { Point } from './scale.ts';
import type { Skill } from './skills.ts';

/** One level more in some skills of one language, which all reach the same level. */
export interface LevelStep {
  tag: string;
  skills: readonly Skill[];
  to: Point;
}

const isSpoken = ({ skill }: NextLevel): boolean => skill.startsWith('spoken');

/** All skills, both spoken ones, and each alone; one result of a test that is for several skills is never divided. */
function setsOf(nexts: readonly NextLevel[]): (readonly NextLevel[])[] {
  const units = nexts.map((one) =>
    nexts.filter(({ skill, to }) => skill === one.skill || shareResult(to.scale, skill, one.skill)),
  );
  return [nexts, nexts.filter(isSpoken), ...units].filter((set) => set.length > 0);
}

/**
 * What a person could reach with one level more: for each language and each next level of its scales in all skills whose
 * next level it is, in both spoken skills, and in each skill alone. Steps in more skills come first.
 * @param today `YYYY-MM-DD` in UTC
 */
export function levelStepsOf(rows: readonly LanguageRow[], today: string): LevelStep[] {
  const steps = new Map<string, LevelStep>();
  const byLevel = Map.groupBy(nextLevelsOf(rows, today), ({ tag, to }) => [tag, to.scale, to.level].join());
  for (const [level, same] of byLevel) {
    for (const set of setsOf(same)) {
      const skills = set.map(({ skill }) => skill);
      for (const { tag, to } of set.slice(0, 1)) steps.set([level, ...skills].join(), { tag, skills, to });
    }
  }
  return [...steps.values()].sort((left, right) => right.skills.length - left.skills.length);
}

/** The languages of a person who has taken a step: what is stated, and the person's own statement of the new level. */
export const afterStep = (rows: readonly LanguageRow[], { tag, skills, to }: LevelStep): LanguageRow[] =>
  rows.map((row) => {
    if (row.tag !== tag) return row;
    const raised = skills.map((skill) => [skill, [...row.skills[skill], { ...to, evidence: 'declared' }]]);
    return { ...row, skills: { ...row.skills, ...Object.fromEntries(raised) } };
  });
