import type { FieldError, FieldErrors } from 'react-hook-form';
import { type Skill, skills } from '#shared/domain/languages/skills.ts';
import type { EditedRow } from './language-rows.ts';
import { resultText } from './result-text.ts';

/** The errors of a form that has rows in a list. */
export type RowErrors = FieldErrors<EditedRow> | undefined;

/** What is wrong with a claim: a text id or text, and the claim as it was stated. */
export interface RowProblem {
  result: string;
  message: string;
}

const isError = (value: unknown): value is FieldError =>
  typeof value === 'object' && value !== null && typeof (value as FieldError).message === 'string';

const messagesIn = (errors: unknown): string[] => {
  if (isError(errors)) return [errors.message ?? ''];
  return typeof errors === 'object' && errors !== null ? Object.values(errors).flatMap(messagesIn) : [];
};

const problemsOfSkill = (row: EditedRow, skill: Skill, errors: unknown): RowProblem[] => {
  if (typeof errors !== 'object' || errors === null) return [];
  if (isError(errors)) return [{ result: '', message: errors.message ?? '' }];
  return Object.entries(errors).flatMap(([index, found]) => {
    const claim = row.skills[skill][Number(index)];
    return messagesIn(found).map((message) => ({ result: claim ? resultText(claim) : '', message }));
  });
};

/** What a schema or the server refused in the claims of a row, each problem once. */
export function problemsOf(row: EditedRow, errors: RowErrors): RowProblem[] {
  const found = skills.flatMap((skill) => problemsOfSkill(row, skill, errors?.skills?.[skill]));
  return found.filter(
    ({ result, message }, index) =>
      found.findIndex((other) => other.result === result && other.message === message) === index,
  );
}
