import * as z from 'zod/mini';
import { itemSchema } from '#functions/data/summary.ts';
import type { Figures } from '#functions/entities/statistics/figures.ts';
import { type AnswerFigure, answerFigure } from '#functions/entities/statistics/stored-answers.ts';
import { dayMs, toEpochMs } from '#shared/domain/time.ts';
import { answersOf } from './answer-times.ts';
import { announcedStatus, heldFields } from './held-change.ts';
import { applicationSummary } from './stored-application.ts';

const image = itemSchema({
  summary: z.pick(applicationSummary, {
    status: true,
    applied_at: true,
    reviewed_at: true,
    shortlisted_at: true,
    rejected_at: true,
    hired_at: true,
  }),
  held: heldFields.held,
  in_bulk: heldFields.in_bulk,
});

/**
 * What an application counts among its company's answers. An answer is that one gets further, or not: to have been looked at is
 * none. Of several answers the first one counts that was given to this person alone, else the first one. During a held change it is
 * what it was before.
 * @throws ZodError when the item is no application
 */
export function countedAnswer(item: unknown): Figures<AnswerFigure> {
  const application = image.parse(item);
  const { summary, held, in_bulk } = application;
  const status = announcedStatus(application);
  if (status === 'applied' || status === 'reviewed') return { waiting: 1 };
  const given = answersOf(held ?? summary).filter((answer) => answer.status !== 'reviewed');
  const single = given.filter((answer) => !in_bulk?.has(answer.status));
  const times = (single.length > 0 ? single : given).map(({ at }) => toEpochMs(at) - toEpochMs(summary.applied_at));
  if (times.length === 0) return { untimed: 1 };
  return { [answerFigure(single.length > 0 ? 'single' : 'bulk', Math.min(...times) / dayMs)]: 1 };
}

/** Whether an application has an answer, by its item. */
export const isAnswered = (item: unknown): boolean => countedAnswer(item).waiting === undefined;
