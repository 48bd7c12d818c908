import { rungOf } from './evidence.ts';
import { type LanguageRow, type Rung, rungs } from './language-row.ts';
import { claimsFor, matchSkill } from './match-skill.ts';
import { greatest, type Result } from './results.ts';
import type { Point } from './scale.ts';
import { type Skill, skills } from './skills.ts';
import { fitOf } from './tags.ts';

/**
 * One condition of a search: about one language, and about one row of a person or one alternative of a job. Without a
 * skill a level is wanted in any skill of a person, and is enough for all skills that a job requires.
 */
export interface LevelCondition {
  tag: string;
  skill?: Skill | undefined;
  level?: Point | undefined;
}

/** `other`: the language does not occur, so that a search counts it nowhere. */
export type ConditionResult = Result | 'other';

export const isRelated = (one: string, other: string): boolean => fitOf(one, other, true) !== 'none';
export const skillsOf = ({ skill }: LevelCondition): readonly Skill[] => (skill === undefined ? skills : [skill]);

const hasClaim = (row: LanguageRow, skill: Skill, evidence: Rung, today: string): boolean =>
  claimsFor(row, skill).some(
    (claim) => !(claim.scale === 'cefr' && claim.level === 'none') && rungOf(claim, today) >= rungs.indexOf(evidence),
  );

/** Whether the row states the language, in the skill if one is named, with the evidence. */
function isStated(row: LanguageRow, condition: LevelCondition, evidence: Rung, today: string): boolean {
  if (fitOf(row.tag, condition.tag, true) !== 'serves') return false;
  if (condition.skill === undefined && evidence === 'declared') return true;
  return skillsOf(condition).some((skill) => hasClaim(row, skill, evidence, today));
}

/**
 * What a person's languages are for a condition, by the match of rows and requirements.
 * @param evidence the weakest evidence that counts
 * @param today `YYYY-MM-DD` in UTC
 */
export function personResult(
  rows: readonly LanguageRow[],
  condition: LevelCondition,
  evidence: Rung,
  today: string,
): ConditionResult {
  const { tag, level } = condition;
  if (level === undefined) return rows.some((row) => isStated(row, condition, evidence, today)) ? 'met' : 'other';
  if (!rows.some((row) => isRelated(row.tag, tag))) return 'other';
  const found = skillsOf(condition).map((skill) => matchSkill(rows, { tag, skill, minimum: level, evidence }, today));
  return greatest(found).result;
}
