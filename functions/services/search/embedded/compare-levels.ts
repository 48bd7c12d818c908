import { problemOf } from '#shared/domain/languages/check-point.ts';
import { boundsOf, type LevelBounds, unknownBounds } from '#shared/domain/languages/level-bounds.ts';
import type { Point } from '#shared/domain/languages/scale.ts';
import { isWritten, type Skill } from '#shared/domain/languages/skills.ts';
import { widerTags, withoutScript } from '#shared/domain/languages/tags.ts';
import type { IndexedLevel, SearchKind } from '../port/port.ts';

/** A level without the part that it belongs to: many documents have the same. */
export type LevelKind = Omit<IndexedLevel, 'part'>;

/** Which side of a comparison the documents are. */
export type Side = NonNullable<SearchKind['levels']>;

/**
 * The bounds of a condition's level in one skill. For jobs it is the level of a candidate: a result that does not exist in the
 * skill (TOEIC 175 in writing, which is scored in tens) says nothing of it.
 */
export const conditionBounds = (side: Side, level: Point, skill: Skill): LevelBounds =>
  side === 'required' && problemOf(level, skill) !== null ? unknownBounds(level.scale) : boundsOf(level, skill);

/** Levels on the condition's own scale compare there, all others in the CEFR. */
function compare(level: LevelBounds, wanted: LevelBounds, is: (own: Bounds, other: Bounds) => boolean): boolean {
  if (level.scale !== wanted.scale) return is(level.cefr, wanted.cefr);
  return level.edition === wanted.edition && is(level.own, wanted.own);
}
type Bounds = LevelBounds['own'];

/** A stated level meets a condition when its low end reaches the condition's high end; for a required one the sides change. */
export const meets = (side: Side, level: LevelBounds, wanted: LevelBounds): boolean =>
  compare(level, wanted, (own, other) => (side === 'stated' ? own.low >= other.high : own.high <= other.low));

/** Whether even the best end of a level is beyond the condition, so that it is decided against. */
export const fallsShort = (side: Side, level: LevelBounds, wanted: LevelBounds): boolean =>
  compare(level, wanted, (own, other) => (side === 'stated' ? own.high < other.low : own.low > other.high));

/** Whether a level counts for a tag. */
export function serves(side: Side, tag: string, { tag: own, skill }: LevelKind): boolean {
  const compared = isWritten(skill) ? tag : withoutScript(tag);
  return side === 'stated' ? own === compared : widerTags(compared).includes(own);
}

/** Not the statement to lack a skill. */
export const isStated = ({ scale }: LevelKind): boolean => scale !== 'none';
