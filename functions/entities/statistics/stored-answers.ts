import { type AnswerHabits, answerDays, answerHabits } from '#shared/domain/answer-habits.ts';

// A company's answers to applications are counted among the figures of its recruiter, so that a new application moves one item.

/** How an answer was given: to one person, or to several at once. */
type AnswerKind = 'single' | 'bulk';

const steps = [...answerDays, 'later'] as const;
type Step = (typeof steps)[number];

/** Applications without an answer, answers by their kind and the days that they took, and answers of which no time is stored. */
export type AnswerFigure = 'waiting' | 'untimed' | `${AnswerKind}_${Step}`;

/** The figure of an answer after so many days. */
export const answerFigure = (kind: AnswerKind, days: number): AnswerFigure =>
  `${kind}_${answerDays.find((bound) => days <= bound) ?? 'later'}`;

/** Every figure of answers. */
export const answerFigureNames: readonly AnswerFigure[] = [
  'waiting',
  'untimed',
  ...(['single', 'bulk'] as const).flatMap((kind) => steps.map((step): AnswerFigure => `${kind}_${step}`)),
];

/**
 * What a company's figures say about its answers. Nothing while they do not add up to its applications: then some are from before
 * answers were counted, and the task `statistics` has yet to count them.
 * @param item the figures of the recruiter, undefined without any
 */
export function habitsOf(item: Record<string, unknown> | undefined): AnswerHabits | undefined {
  const figure = (name: AnswerFigure | 'total_applications') => Number(item?.[name] ?? 0);
  const applications = figure('total_applications');
  const counted = answerFigureNames.reduce((sum, name) => sum + figure(name), 0);
  if (counted !== applications) return undefined;
  const of = (kind: AnswerKind) => steps.map((step) => Math.max(0, figure(`${kind}_${step}`)));
  return answerHabits({
    applications,
    single: of('single'),
    bulk: of('bulk'),
    untimed: Math.max(0, figure('untimed')),
  });
}
