import { isScored, rangeOf, scoreOf } from './editions.ts';
import { type Interval, pointAt } from './interval.ts';
import type { Edition, Point } from './scale.ts';
import type { Skill } from './skills.ts';

/** Position on the scale itself: by level, a failed examination below it; by score where there are no levels. */
export function ownInterval(point: Point, edition: Edition, skill: Skill): Interval | null {
  const score = scoreOf(point, edition);
  if (isScored(edition)) return score === null ? null : pointAt(score);
  const position = edition.levels.indexOf(point.level ?? '');
  if (position < 0) return null;
  const pass = rangeOf(edition, point.level, skill)?.min ?? 0;
  return score !== null && score < pass ? { low: -1, high: position - 1 } : pointAt(position);
}
