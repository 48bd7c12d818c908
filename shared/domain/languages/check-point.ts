import { covers, editionOf, isScored, rangeOf, scoreOf } from './editions.ts';
import type { Edition, Point } from './scale.ts';
import type { Skill } from './skills.ts';

/** What is wrong with a stated or required result: the test lacks the skill, the level or the score. */
export type PointProblem = 'skill' | 'level' | 'score';

function hasScore(edition: Edition, point: Point, skill: Skill): boolean {
  const score = scoreOf(point, edition);
  const range = rangeOf(edition, point.level, skill);
  if (score === null || range === undefined) return false;
  return score >= range.min && score <= range.max && (score - range.min) % range.step === 0;
}

/** A scale of scores has the score as a number, or written in the place of a level, but not two different ones. */
function problemOfScore(edition: Edition, point: Point, skill: Skill): PointProblem | null {
  if (point.score != null && point.level && Number(point.level) !== point.score) return 'level';
  return hasScore(edition, point, skill) ? null : 'score';
}

/**
 * Checks that a result exists: its edition has the level, and the score, for this skill.
 *
 * @param takenOn Day of the test; an empty edition follows from it.
 */
export function problemOf(point: Point, skill: Skill, takenOn?: string | null): PointProblem | null {
  const edition = editionOf(point, takenOn);
  if (edition === undefined) return 'level';
  if (!edition.skills.includes(skill)) return 'skill';
  if (isScored(edition)) return problemOfScore(edition, point, skill);
  if (!edition.levels.includes(point.level ?? '') || !covers(edition, point.level, skill)) return 'level';
  return point.score == null || hasScore(edition, point, skill) ? null : 'score';
}
