import { cefrInterval } from './cefr-interval.ts';
import { covers, editionOf } from './editions.ts';
import type { Interval } from './interval.ts';
import { ownInterval } from './own-interval.ts';
import type { Edition, Point, ScaleId } from './scale.ts';
import type { Skill } from './skills.ts';

// What a search index stores of claims and minimums: two pairs of numbers, so that SQL compares them as the match does.
// A stated level meets a wanted one when its low bound reaches the high bound of the other, and is short when its high
// bound stays below the low bound of the other.

/** Beyond all levels and scores: it neither meets nor falls short of anything. */
const undecided: Interval = { low: -1_000, high: 1_000_000 };
/** Below everything, also below what nothing is known of: whoever states to lack a skill is short of it. */
const lacking: Interval = { low: -2_000, high: -2_000 };

/** A result for one skill on two axes: its scale's own, for results of the same edition, and the CEFR for all others. */
export interface LevelBounds {
  /** `none`: the statement to lack the skill, on no scale. */
  scale: ScaleId | 'none';
  /** The edition's name; '' for the only edition of a scale, '?' for one that is not known. */
  edition: string;
  own: Interval;
  cefr: Interval;
}

const intervalsOf = (point: Point, edition: Edition, skill: Skill): Pick<LevelBounds, 'own' | 'cefr'> =>
  covers(edition, point.level, skill)
    ? { own: ownInterval(point, edition, skill) ?? undecided, cefr: cefrInterval(point, edition, skill) ?? undecided }
    : { own: undecided, cefr: undecided };

/** The bounds of a result that is not known: it decides nothing. */
export const unknownBounds = (scale: ScaleId): LevelBounds => ({
  scale,
  edition: '?',
  own: undecided,
  cefr: undecided,
});

/**
 * The bounds of a claim or of a minimum.
 * @param takenOn day of a claim, from which its edition follows where it names none
 */
export function boundsOf(point: Point, skill: Skill, takenOn?: string | null): LevelBounds {
  if (point.scale === 'cefr' && point.level === 'none') {
    return { scale: 'none', edition: '', own: lacking, cefr: lacking };
  }
  const edition = editionOf(point, takenOn);
  if (edition === undefined) return unknownBounds(point.scale);
  return { scale: point.scale, edition: edition.name ?? '', ...intervalsOf(point, edition, skill) };
}
