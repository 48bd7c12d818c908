import type { LanguageRequirements } from './language-requirement.ts';
import { type CefrLevel, cefrLevels } from './scale.ts';

// What a company has beside an interview for itself: the questions of a job and a scorecard of each colleague (decision 142).

/** A level that a colleague saw in an interview. A skill without one was not looked at. */
export type ScoredLevel = Exclude<CefrLevel, 'none'>;
export const scoredLevels = cefrLevels.filter((level): level is ScoredLevel => level !== 'none');

/** The longest tag of a language. */
export const maxTagLength = 35;

/** Languages of one scorecard. */
export const maxScoredLanguages = 12;

/** The longest note about a language, and about the whole interview. */
export const maxLanguageNote = 1_000;
export const maxScorecardNote = 2_000;

/** How many questions a job has for its interviews, and how long one is. */
export const maxQuestions = 20;
export const maxQuestionLength = 300;

/** The languages to look at in an interview: those that the job requires, without any those that the candidate states. */
export function languagesToLookAt(
  requirements: LanguageRequirements,
  stated: readonly { tag: string }[],
): readonly string[] {
  const required = [
    ...requirements.all.flatMap(({ any }) => any.map(({ tag }) => tag)),
    ...requirements.pairs.flatMap(({ from, to }) => [from, to]),
  ];
  const tags = required.length > 0 ? required : stated.map(({ tag }) => tag);
  return [...new Set(tags)].slice(0, maxScoredLanguages);
}
