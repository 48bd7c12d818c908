import { cefrInterval, isIndicative, rowsFor } from './cefr-interval.ts';
import { covers, editionOf, isScored, scoreOf } from './editions.ts';
import { compareIntervals, type Interval } from './interval.ts';
import type { Claim } from './language-row.ts';
import { ownInterval } from './own-interval.ts';
import type { Reason, Stated } from './reasons.ts';
import type { Outcome } from './results.ts';
import { type CefrLevel, cefrLevels, type Edition, type Point, type ScaleId } from './scale.ts';
import { scales } from './scales.ts';
import type { Skill } from './skills.ts';

/** How a claim compares with a minimum, before evidence and variety are looked at. */
export interface Comparison extends Outcome {
  reason: Reason;
  /** Whether both are on one axis, so that a higher level of the claim would do. */
  comparable: boolean;
  /** The score from which the stated level would be enough. */
  enough: number | null;
}

const unknown = (reason: Reason): Comparison => ({
  result: 'unknown',
  short_by: null,
  reason,
  comparable: false,
  enough: null,
});

export const statedBy = (point: Point, score = point.score ?? null): Stated => ({
  scale: point.scale,
  level: point.level ?? null,
  score,
});

const missingMapping = (scale: ScaleId): Reason =>
  isIndicative(scale) ? { key: 'indicative_mapping', scale } : { key: 'no_mapping', scale };

/** The lowest score with which the claim's level reaches the wanted level, if the claim names no score. */
function decidingScore(claim: Claim, edition: Edition, skill: Skill, wanted: Interval) {
  if (claim.score != null) return undefined;
  return rowsFor(claim, edition, skill).find(
    ({ min, cefr }) => min.level === claim.level && min.score !== null && cefrLevels.indexOf(cefr[0]) >= wanted.high,
  );
}

function compareInCefr(claim: Claim, edition: Edition, skill: Skill, minimum: Point): Comparison {
  const claimed = cefrInterval(claim, edition, skill);
  if (claimed === null) return unknown(missingMapping(claim.scale));
  const minimumEdition = editionOf(minimum);
  const wanted = minimumEdition === undefined ? null : cefrInterval(minimum, minimumEdition, skill);
  if (wanted === null) return unknown(missingMapping(minimum.scale));
  const outcome = compareIntervals(claimed, wanted);
  const row = outcome.result === 'unknown' ? decidingScore(claim, edition, skill, wanted) : undefined;
  if (row?.min.score != null) {
    const { score } = row.min;
    return { ...outcome, reason: { key: 'score_decides', score, level: row.cefr[0] }, comparable: true, enough: score };
  }
  return { ...outcome, reason: mappedReason(claim, edition, claimed), comparable: true, enough: null };
}

function mappedReason(claim: Claim, edition: Edition, claimed: Interval): Reason {
  const stated = statedBy(claim, scoreOf(claim, edition));
  if (claim.scale === 'cefr') return { key: 'stated', ...stated };
  const since = scales[claim.scale].mappedSince;
  return {
    key: 'mapped',
    ...stated,
    low: cefrLevels[claimed.low] as CefrLevel,
    high: cefrLevels[claimed.high] as CefrLevel,
    by_later_table: since !== undefined && claim.taken_on != null && claim.taken_on < since,
  };
}

function compareOnScale(claim: Claim, edition: Edition, skill: Skill, minimum: Point): Comparison {
  const minimumEdition = editionOf(minimum);
  if (edition !== minimumEdition) return unknown({ key: 'editions_differ', scale: claim.scale });
  const claimed = ownInterval(claim, edition, skill);
  const wanted = ownInterval(minimum, edition, skill);
  if (claimed === null || wanted === null) return unknown({ key: 'result_unclear', scale: claim.scale });
  const { result, short_by } = compareIntervals(claimed, wanted);
  const reason: Reason = { key: 'stated', ...statedBy(claim, scoreOf(claim, edition)) };
  return { result, short_by: isScored(edition) ? null : short_by, reason, comparable: true, enough: null };
}

/** A person who states that they do not have the skill is short on every scale; the gap is counted in CEFR levels. */
function compareNone(skill: Skill, minimum: Point): Comparison {
  const edition = editionOf(minimum);
  const wanted = edition === undefined ? null : cefrInterval(minimum, edition, skill);
  return {
    result: 'short',
    short_by: wanted === null ? null : Math.max(1, wanted.low),
    reason: { key: 'none_stated', skill },
    comparable: true,
    enough: null,
  };
}

/** Compares on the requirement's own scale if the claim uses it, otherwise in CEFR. */
export function compareClaim(claim: Claim, skill: Skill, minimum: Point): Comparison {
  if (claim.scale === 'cefr' && claim.level === 'none') return compareNone(skill, minimum);
  const edition = editionOf(claim, claim.taken_on);
  if (edition === undefined) return unknown({ key: 'result_unclear', scale: claim.scale });
  if (!covers(edition, claim.level, skill)) return unknown({ key: 'skill_not_covered', scale: claim.scale, skill });
  return claim.scale === minimum.scale
    ? compareOnScale(claim, edition, skill, minimum)
    : compareInCefr(claim, edition, skill, minimum);
}
