import type { Mode } from '#shared/domain/languages/language-row.ts';
import type { AlternativeMatch, Match, PartMatch } from '#shared/domain/languages/match.ts';
import type { PairReason, Reason } from '#shared/domain/languages/reasons.ts';
import { compareOutcomes } from '#shared/domain/languages/results.ts';
import type { Skill } from '#shared/domain/languages/skills.ts';
import { outcomeOfAlternative } from './match-figures.ts';

/** What a candidate may add to the own profile so that an unclear requirement can be compared. */
export type NextStep =
  | { key: 'language' | 'score' | 'certificate' | 'working'; tag: string }
  | { key: 'skill'; tag: string; skill: Skill }
  | { key: 'mode'; mode: Mode };

/** More would be a list of everything that is missing. */
const maxSteps = 3;

function stepForSkill(tag: string, skill: Skill, reason: Reason): NextStep[] {
  switch (reason.key) {
    case 'language_not_stated':
      return [{ key: 'language', tag }];
    case 'skill_not_stated':
    case 'skill_not_covered':
    case 'native_only':
    case 'no_mapping':
    case 'test_of_other_language':
    case 'indicative_mapping':
    case 'editions_differ':
    case 'variety_wanted':
      return [{ key: 'skill', tag, skill }];
    case 'score_decides':
    case 'result_unclear':
      return [{ key: 'score', tag }];
    case 'evidence_wanted':
    case 'certificate_expired':
      return [{ key: 'certificate', tag }];
    default:
      return [];
  }
}

/** Whether a language that is enough at any level is not stated. */
export const isMissing = ({ result, skills }: AlternativeMatch): boolean => skills.length === 0 && result !== 'met';

const stepsForAlternative = (alternative: AlternativeMatch): NextStep[] => {
  const { tag, skills } = alternative;
  if (isMissing(alternative)) return [{ key: 'language', tag }];
  return skills.flatMap(({ skill, result, reason }) => (result === 'unknown' ? stepForSkill(tag, skill, reason) : []));
};

/** The alternatives that are nearest to being met, one of each part that is not met. */
export const nearestOf = (parts: readonly PartMatch[]): AlternativeMatch[] =>
  parts
    .filter(({ result }) => result !== 'met')
    .flatMap(({ any }) =>
      any
        .toSorted((left, right) => compareOutcomes(outcomeOfAlternative(left), outcomeOfAlternative(right)))
        .slice(0, 1),
    );

function stepForPair(reason: PairReason): NextStep[] {
  if (reason.key === 'working_not_stated') return [{ key: 'working', tag: reason.tag }];
  if (reason.key === 'mode_not_stated') return [{ key: 'mode', mode: reason.mode }];
  return reason.key === 'variety_wanted' ? [{ key: 'working', tag: reason.wanted }] : [];
}

const mustsFirst = <Part extends { need: 'must' | 'nice' }>(parts: readonly Part[]): Part[] =>
  parts.toSorted((left, right) => Number(left.need === 'nice') - Number(right.need === 'nice'));

/** What would clear up the most important unclear requirements. A level that is short has no step: it takes learning. */
export function nextStepsFor({ parts, pairs }: Match): NextStep[] {
  const steps = [
    ...nearestOf(mustsFirst(parts)).flatMap(stepsForAlternative),
    ...mustsFirst(pairs).flatMap(({ result, reason }) => (result === 'unknown' ? stepForPair(reason) : [])),
  ];
  const distinct = new Map(steps.map((step) => [JSON.stringify(step), step]));
  return [...distinct.values()].slice(0, maxSteps);
}
