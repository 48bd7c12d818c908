import { problemOf } from '#shared/domain/languages/check-point.ts';
import type { Alternative, LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import type { Claim, LanguageRow } from '#shared/domain/languages/language-row.ts';
import {
  type ConditionResult,
  isRelated,
  type LevelCondition,
  skillsOf,
} from '#shared/domain/languages/level-condition.ts';
import { matchSkill } from '#shared/domain/languages/match-skill.ts';
import { greatest, least, type Outcome } from '#shared/domain/languages/results.ts';
import type { Point } from '#shared/domain/languages/scale.ts';
import { type Skill, skills } from '#shared/domain/languages/skills.ts';
import { fitOf } from '#shared/domain/languages/tags.ts';

// What a condition on languages means for a job, by the match of rows and requirements: engines answer the same by an index.

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
