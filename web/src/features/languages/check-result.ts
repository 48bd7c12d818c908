import { statedLanguages } from '#shared/contracts/language-row.ts';
import type { Skill } from '#shared/domain/languages/skills.ts';
import { textId } from '#shared/texts/text-id.ts';
import { type Claims, claimsOf, hasOneLevel, partsOf, type TestResult } from './test-result.ts';

/** A field of the form: one of the result as a whole, or level or score of a part, named by its first skill. */
export type ResultField =
  | 'scale'
  | 'level'
  | 'parts'
  | 'taken_on'
  | 'expires_on'
  | 'certificate_number'
  | `${Skill}.level`
  | `${Skill}.score`;

/** What is wrong with a result, by field, as text ids. */
export type ResultErrors = Partial<Record<ResultField, string>>;

const shared: readonly string[] = ['taken_on', 'expires_on', 'certificate_number'];

/** The field of a claim's problem: the skill of the claim is a part, or belongs to one. */
function fieldOf(result: TestResult, parts: readonly Skill[][], skill: Skill, name: string): ResultField {
  if (shared.includes(name)) return name as ResultField;
  const first = parts.find((part) => part.includes(skill))?.[0] ?? skill;
  if (name === 'score') return `${first}.score`;
  if (name === 'scale') return 'scale';
  if (name === 'level') return hasOneLevel(result.scale) ? 'level' : `${first}.level`;
  return 'parts';
}

/** Checks claims by the rules of the contract, which the server applies as well. */
const issuesOf = (tag: string, claims: Claims) => {
  const skills = Object.fromEntries(Object.entries(claims).map(([skill, claim]) => [skill, [claim]]));
  const { error } = statedLanguages.safeParse([{ tag, skills }]);
  return error?.issues ?? [];
};

/** Checks a result before it is taken over; an empty record means that it can be. */
export function checkResult(result: TestResult, tag: string): ResultErrors {
  const errors: ResultErrors = {};
  const claims = claimsOf(result, tag);
  if (hasOneLevel(result.scale) && result.level === '') return { level: textId('level_not_on_scale') };
  if (Object.keys(claims).length === 0) return { parts: textId('skill_not_chosen') };
  // Without a day it would be a self-assessment.
  if (result.scale === 'cefr' && result.taken_on === '') errors.taken_on = textId('date_missing');
  const parts = partsOf(result, tag);
  for (const { path, message } of issuesOf(tag, claims)) {
    const [, , skill, , name] = path;
    const field = fieldOf(result, parts, skill as Skill, String(name ?? 'parts'));
    errors[field] ??= field.endsWith('.score') ? textId('score_impossible') : message;
  }
  return errors;
}
