import { cefrInterval } from './cefr-interval.ts';
import { covers, editionOf, isScored } from './editions.ts';
import type { Claim, LanguageRow } from './language-row.ts';
import { boundsOf } from './level-bounds.ts';
import { personResult } from './level-condition.ts';
import { claimsFor } from './match-skill.ts';
import { cefrLevels, type Point } from './scale.ts';
import { scales } from './scales.ts';
import { type Skill, skillsOf } from './skills.ts';

/** One level more in one skill of one language. */
export interface NextLevel {
  tag: string;
  skill: Skill;
  to: Point;
}

/** Levels of the latest edition only: a search names no edition. */
function onOwnScale({ scale, level, edition, taken_on }: Claim, skill: Skill): Point | undefined {
  const latest = scales[scale].editions.at(-1);
  const own = editionOf({ scale, edition }, taken_on);
  if (own === undefined || own !== latest || isScored(own)) return undefined;
  const place = own.levels.indexOf(level ?? '');
  const next = place < 0 ? undefined : own.levels[place + 1];
  return next !== undefined && covers(own, next, skill) ? { scale, level: next } : undefined;
}

/** Of a test that gives scores, or is no longer held: the level of the CEFR after the one that it means. */
function onCefr(claim: Claim, skill: Skill): Point | undefined {
  const edition = editionOf(claim, claim.taken_on);
  const interval = edition && claim.scale !== 'cefr' ? cefrInterval(claim, edition, skill) : null;
  const level = interval === null ? undefined : cefrLevels[interval.high + 1];
  return level === undefined ? undefined : { scale: 'cefr', level };
}

const lowOf = (claim: Claim, skill: Skill): number => boundsOf(claim, skill, claim.taken_on).cefr.low;

/** The claim that reaches furthest; among equal ones the first. */
const bestOf = (claims: readonly Claim[], skill: Skill): Claim | undefined =>
  claims.toSorted((left, right) => lowOf(right, skill) - lowOf(left, skill))[0];

function nextOf(rows: readonly LanguageRow[], row: LanguageRow, skill: Skill, today: string): NextLevel[] {
  const { tag } = row;
  const best = bestOf(claimsFor(row, skill), skill);
  const to = best && (onOwnScale(best, skill) ?? onCefr(best, skill));
  if (best === undefined || to === undefined) return [];
  const isReached = personResult(rows, { tag, skill, level: to }, 'declared', today) === 'met';
  return isReached ? [] : [{ tag, skill, to }];
}

/**
 * For each language and skill with a stated level, the next level of its scale; nothing above the highest one.
 * @param today `YYYY-MM-DD` in UTC
 */
export const nextLevelsOf = (rows: readonly LanguageRow[], today: string): NextLevel[] =>
  rows.flatMap((row) => skillsOf(row.tag).flatMap((skill) => nextOf(rows, row, skill, today)));
