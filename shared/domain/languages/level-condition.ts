import { problemOf } from './check-point.ts';
import { rungOf } from './evidence.ts';
import type { Alternative, LanguageRequirements } from './language-requirement.ts';
import { type Claim, type LanguageRow, type Rung, rungs } from './language-row.ts';
import { claimsFor, matchSkill } from './match-skill.ts';
import { greatest, least, type Outcome, type Result } from './results.ts';
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

const isRelated = (one: string, other: string): boolean => fitOf(one, other, true) !== 'none';
const skillsOf = ({ skill }: LevelCondition): readonly Skill[] => (skill === undefined ? skills : [skill]);

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

/** What a person of this level states: the level in each skill that its scale has, with the best evidence. */
function rowOf({ tag }: LevelCondition, level: Point): LanguageRow {
  const claimed = (skill: Skill): Claim[] =>
    problemOf(level, skill) === null ? [{ ...level, evidence: 'attested' }] : [];
  const claims = Object.fromEntries(skills.map((skill) => [skill, claimed(skill)])) as unknown as LanguageRow['skills'];
  return { tag, native: false, working: null, last_used: null, skills: claims };
}

/** Whether a person of the condition's level has what an alternative requires of its skills; undefined when of none of them. */
function alternativeResult(
  row: LanguageRow,
  { tag, min }: Alternative,
  condition: LevelCondition,
): Outcome | undefined {
  const found = skillsOf(condition).flatMap((skill) => {
    const minimum = min[skill];
    // No claim is past its validity on a day before all tests.
    return minimum ? [matchSkill([row], { tag, skill, minimum, evidence: 'declared' }, '')] : [];
  });
  return found.length === 0 ? undefined : least(found);
}

/** What a job's requirements are for a condition: met when the level is enough for them. Evidence is not compared. */
export function jobResult({ all, pairs }: LanguageRequirements, condition: LevelCondition): ConditionResult {
  const { tag, skill, level } = condition;
  const alternatives = all.flatMap(({ any }) => any);
  if (level === undefined) {
    const serves = (each: string) => fitOf(each, tag, true) === 'serves';
    const isRequired = alternatives.some((each) => serves(each.tag) && (skill === undefined || each.min[skill]));
    const isInPair = skill === undefined && pairs.some(({ from, to }) => serves(from) || serves(to));
    return isRequired || isInPair ? 'met' : 'other';
  }
  const related = alternatives.filter((each) => isRelated(each.tag, tag));
  const isInPair = pairs.some(({ from, to }) => isRelated(from, tag) || isRelated(to, tag));
  if (related.length === 0) return isInPair ? 'unknown' : 'other';
  const row = rowOf(condition, level);
  return greatest(related.flatMap((each) => alternativeResult(row, each, condition) ?? [])).result;
}

/** All conditions together: `unknown` when none is short and at least one undecided. */
export function togetherResult(results: readonly ConditionResult[]): ConditionResult {
  if (results.includes('other')) return 'other';
  if (results.includes('short')) return 'short';
  return results.includes('unknown') ? 'unknown' : 'met';
}
