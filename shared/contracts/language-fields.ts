import { type PointProblem, problemOf } from '#shared/domain/languages/check-point.ts';
import type { Point } from '#shared/domain/languages/scale.ts';
import { hasSkill, type Skill } from '#shared/domain/languages/skills.ts';
import { isTestOf, languageTestedBy, type TestedLanguage } from '#shared/domain/languages/tested-languages.ts';
import { type FieldTextId, textId } from '../texts/text-id.ts';

/** Whether no text occurs twice. */
export const areDistinct = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

const messages: Readonly<Record<PointProblem, FieldTextId>> = {
  skill: textId('skill_not_tested'),
  level: textId('level_not_on_scale'),
  score: textId('score_impossible'),
};

const otherLanguage: Readonly<Record<TestedLanguage, FieldTextId>> = {
  ja: textId('test_of_japanese'),
  zh: textId('test_of_chinese'),
  ko: textId('test_of_korean'),
  fr: textId('test_of_french'),
  de: textId('test_of_german'),
  en: textId('test_of_english'),
};

interface Issue {
  message: FieldTextId;
  path: (string | number)[];
}

/** What is wrong with a test, level or score for a skill of a language, at its path. */
export function issuesOf(
  tag: string,
  skill: Skill,
  point: Point,
  path: Issue['path'],
  takenOn?: string | null,
): Issue[] {
  if (!hasSkill(tag, skill)) return [{ message: textId('skill_not_signed'), path }];
  const tested = languageTestedBy(point.scale);
  if (tested && !isTestOf(point.scale, tag)) return [{ message: otherLanguage[tested], path: [...path, 'scale'] }];
  const problem = problemOf(point, skill, takenOn);
  if (problem === null) return [];
  return [{ message: messages[problem], path: [...path, problem === 'score' ? 'score' : 'level'] }];
}
