import { covers, editionOf, isScored, rangeOf } from '#shared/domain/languages/editions.ts';
import type { Edition, Point, ScaleId, ScoreRange } from '#shared/domain/languages/scale.ts';
import { scales } from '#shared/domain/languages/scales.ts';
import type { Skill } from '#shared/domain/languages/skills.ts';
import { scalesOf } from '#shared/domain/languages/tested-languages.ts';

const latestOf = (scale: ScaleId): Edition => scales[scale].editions.at(-1) ?? scales[scale].editions[0];

/** The edition that a minimum means; the latest where it names none. */
export const editionOfMinimum = (point: Point): Edition => editionOf(point) ?? latestOf(point.scale);

/** The first choice of a scale: the middle of its levels, or no score yet. */
export function firstMinimum(scale: ScaleId, edition: string | null = null): Point {
  const chosen = editionOfMinimum({ scale, edition });
  const levels = levelsFor(chosen, chosen.skills);
  if (isScored(chosen)) return { scale, ...(edition && { edition }), score: null };
  return { scale, ...(edition && { edition }), level: levels[Math.floor(levels.length / 2)] ?? null };
}

/** The levels that can be required of all these skills. */
export const levelsFor = (edition: Edition, skills: readonly Skill[]): string[] =>
  edition.levels.filter((level) => level !== 'none' && skills.every((skill) => covers(edition, level, skill)));

/** The scores that can be required; undefined on a scale of levels. */
export const scoresFor = (edition: Edition, [skill]: readonly Skill[]): ScoreRange | undefined =>
  isScored(edition) && skill ? rangeOf(edition, null, skill) : undefined;

/** The scales for a language: CEFR first, then its own tests. The one in use stays, whatever the language is now. */
export const scaleChoices = (tag: string, present: ScaleId): ScaleId[] => [
  ...new Set<ScaleId>(['cefr', ...scalesOf(tag), present]),
];
