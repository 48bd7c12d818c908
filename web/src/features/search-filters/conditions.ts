import { readLevel } from '#shared/contracts/search-level.ts';
import { type Skill, skills } from '#shared/domain/languages/skills.ts';
import { canonicalTag } from '#shared/domain/languages/tags.ts';
import { isTestOf } from '#shared/domain/languages/tested-languages.ts';

/** As many as a search takes. */
export const maxConditions = 5;

/** A condition on a language as the address has it; '' where it names no skill or level. */
export interface Condition {
  tag: string;
  skill: Skill | '';
  level: string;
}

/** The parameters of conditions in the address and in the calls. */
export const conditionNames = ['tag', 'skill', 'level'] as const;

const listOf = (params: URLSearchParams, name: string) => params.getAll(name).flatMap((text) => text.split(','));

/** Reads the conditions of an address; an invalid skill or level counts as absent. */
export const readConditions = (params: URLSearchParams): Condition[] => {
  const [skillNames, levels] = [listOf(params, 'skill'), listOf(params, 'level')];
  return listOf(params, 'tag')
    .map((text, place) => {
      const tag = canonicalTag(text) ?? '';
      const level = levels[place] ?? '';
      const point = readLevel(level);
      return {
        tag,
        skill: skills.find((skill) => skill === skillNames[place]) ?? ('' as const),
        level: point && isTestOf(point.scale, tag) ? level : '',
      };
    })
    .filter(({ tag }) => tag !== '')
    .slice(0, maxConditions);
};

const joined = (texts: readonly string[]) => (texts.every((text) => text === '') ? '' : texts.join(','));

/** Conditions as parameters: lists in step, separated by commas; '' without any. */
export const writeConditions = (conditions: readonly Condition[]): Record<(typeof conditionNames)[number], string> => ({
  tag: joined(conditions.map(({ tag }) => tag)),
  skill: joined(conditions.map(({ skill }) => skill)),
  level: joined(conditions.map(({ level }) => level)),
});
