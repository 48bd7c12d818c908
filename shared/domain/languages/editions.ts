import type { Edition, Point, ScoreRange } from './scale.ts';
import { scales } from './scales.ts';
import type { Skill } from './skills.ts';

/**
 * The edition of a result: as stated, else the one of the day of the test, else the latest.
 *
 * @returns Undefined when the stated edition does not exist.
 */
export function editionOf(point: Point, takenOn?: string | null): Edition | undefined {
  const { editions } = scales[point.scale];
  if (point.edition) return editions.find((edition) => edition.name === point.edition);
  if (takenOn) return editions.findLast((edition) => edition.from === null || edition.from <= takenOn);
  return editions.at(-1);
}

/** Whether the test gives scores only. */
export const isScored = (edition: Edition): boolean => edition.levels.length === 0;

/** The score of a result; on a scale of scores, the level may be written as a number too. */
export function scoreOf(point: Point, edition: Edition): number | null {
  if (point.score != null) return point.score;
  const written = isScored(edition) && point.level ? Number(point.level) : Number.NaN;
  return Number.isFinite(written) ? written : null;
}

/** The scores that are possible for this level and skill. */
export const rangeOf = (edition: Edition, level: string | null | undefined, skill: Skill): ScoreRange | undefined =>
  edition.scores.find(
    (range) =>
      (range.level === undefined || range.level === level) &&
      (range.skills === undefined || range.skills.includes(skill)),
  );

/** Whether the edition has results for the skill, at this level. */
export const covers = (edition: Edition, level: string | null | undefined, skill: Skill): boolean =>
  (edition.levelSkills?.[level ?? ''] ?? edition.skills).includes(skill);

/** Whether the test gives one common result for both skills. */
export const shareResult = (scale: Point['scale'], one: Skill, other: Skill): boolean =>
  scales[scale].oneResultFor.some((group) => group.includes(one) && group.includes(other));
