import { readLevel } from '#shared/contracts/search-level.ts';
import { type Skill, skills } from '#shared/domain/languages/skills.ts';
import { canonicalTag } from '#shared/domain/languages/tags.ts';
import { isTestOf } from '#shared/domain/languages/tested-languages.ts';
import type { SavedFilters } from '#shared/domain/saved-searches.ts';

/** As many as a search takes. */
export const maxConditions = 5;

/** A condition on a language as the address has it; '' where it names no skill or level. */
export interface Condition {
  tag: string;
  skill: Skill | '';
  level: string;
}

type ConditionTexts = Pick<SavedFilters, 'tag' | 'skill' | 'level'>;

const listOf = (text = '') => (text === '' ? [] : text.split(','));

/** Reads the conditions of filters; an invalid skill or level counts as absent. */
export const conditionsOf = ({ tag, skill, level }: ConditionTexts): Condition[] => {
  const [skillNames, levels] = [listOf(skill), listOf(level)];
  return listOf(tag)
    .map((text, place) => {
      const known = canonicalTag(text) ?? '';
      const wanted = levels[place] ?? '';
      const point = readLevel(wanted);
      return {
        tag: known,
        skill: skills.find((each) => each === skillNames[place]) ?? ('' as const),
        level: point && isTestOf(point.scale, known) ? wanted : '',
      };
    })
    .filter((condition) => condition.tag !== '')
    .slice(0, maxConditions);
};

const joined = (texts: readonly string[]) => (texts.every((text) => text === '') ? '' : texts.join(','));

/** Conditions as filters: lists in step, separated by commas; '' without any. */
export const conditionFilters = (conditions: readonly Condition[]): Required<ConditionTexts> => ({
  tag: joined(conditions.map(({ tag }) => tag)),
  skill: joined(conditions.map(({ skill }) => skill)),
  level: joined(conditions.map(({ level }) => level)),
});

/** Reads the conditions of an address, which may also repeat a parameter: `tag=de&tag=en`. */
export const readConditions = (params: URLSearchParams): Condition[] => {
  const textOf = (name: string) => params.getAll(name).join(',');
  return conditionsOf({ tag: textOf('tag'), skill: textOf('skill'), level: textOf('level') });
};

/** The same skill of the same language: a search has one condition on it. */
export const isSameSkill = (left: Condition, right: Condition): boolean =>
  left.tag === right.tag && left.skill === right.skill;

/** Conditions with another one, in the place of that on the same skill. */
export const withCondition = (conditions: readonly Condition[], added: Condition): Condition[] =>
  conditions.some((each) => isSameSkill(each, added))
    ? conditions.map((each) => (isSameSkill(each, added) ? added : each))
    : [...conditions, added];
