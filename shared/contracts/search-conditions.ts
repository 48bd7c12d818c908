import * as z from 'zod/mini';
import { problemOf } from '#shared/domain/languages/check-point.ts';
import type { LevelCondition } from '#shared/domain/languages/level-condition.ts';
import type { Point } from '#shared/domain/languages/scale.ts';
import { hasSkill, type Skill, skills } from '#shared/domain/languages/skills.ts';
import { canonicalTag } from '#shared/domain/languages/tags.ts';
import { isTestOf } from '#shared/domain/languages/tested-languages.ts';
import { textId } from '../texts/text-id.ts';
import { readLevel } from './search-level.ts';

/** How many conditions on languages a search may have. */
export const maxConditions = 5;

/** What a list contains in place of a skill or level that is not a condition; an empty place means the same. */
const any = 'any';

const isAny = (text: string) => text === '' || text === any;

/** Repeated parameters arrive as one text with commas. */
const places = <Value>(read: (text: string) => Value | undefined, message: Parameters<typeof z.refine>[1]) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.string().check(
          z.maxLength(300),
          z.refine((text) => {
            const list = text.split(',');
            return list.length <= maxConditions && list.every((each) => read(each.trim()) !== undefined);
          }, message),
        ),
        z.transform((text: string) => text.split(',').map((each) => read(each.trim()) as Value)),
      ),
      z.array(z.custom<Value>()),
    ),
  );

const readSkill = (text: string): Skill | null | undefined =>
  isAny(text) ? null : skills.find((each) => each === text);
const readPlace = (text: string): Point | null | undefined => (isAny(text) ? null : readLevel(text));

/** Conditions on languages: the first tag belongs to the first skill and level, and so on. */
export const conditionFields = {
  tag: places((text) => canonicalTag(text) ?? undefined, textId('language_not_chosen')),
  skill: places(readSkill, textId('skill_not_chosen')),
  /** `B2`, or with a scale `jlpt:N2`. */
  level: places(readPlace, textId('level_not_on_scale')),
};

interface ConditionQuery {
  tag?: string[] | undefined;
  skill?: (Skill | null)[] | undefined;
  level?: (Point | null)[] | undefined;
}

/** The conditions of a validated query. */
export const conditionsOf = ({ tag = [], skill = [], level = [] }: ConditionQuery): LevelCondition[] =>
  tag.map((each, place) => ({ tag: each, skill: skill[place] ?? undefined, level: level[place] ?? undefined }));

/** Whether the language has the skill, and the scale the level for it; a test belongs to its language. */
export const isPossible = ({ tag, skill, level }: LevelCondition): boolean => {
  if (skill !== undefined && !hasSkill(tag, skill)) return false;
  if (level !== undefined && !isTestOf(level.scale, tag)) return false;
  const conditionSkills = skill === undefined ? skills : [skill];
  return level === undefined || conditionSkills.some((each) => problemOf(level, each) === null);
};

/** Every level needs its language, and has to exist for it. */
export const areConditions = (query: ConditionQuery): boolean => {
  // A parameter that was refused is still text here, and has its own refusal.
  if ([query.tag, query.skill, query.level].some((list) => list !== undefined && !Array.isArray(list))) return true;
  const count = query.tag?.length ?? 0;
  const isInStep = (query.skill?.length ?? 0) <= count && (query.level?.length ?? 0) <= count;
  return isInStep && conditionsOf(query).every(isPossible);
};
