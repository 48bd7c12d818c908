import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { scoredLevels } from '#shared/domain/languages/interview-kit.ts';
import { mapSkills } from '#shared/domain/languages/skills.ts';

export const scorecardSchemaVersion = 1;

/** Whose scorecard of which interview: the indexes have no more of it. */
export const scorecardSummary = z.object({
  interview: z.string(),
  recruiter_id: z.int(),
  candidate_id: z.int(),
  /** The account of the person who wrote it. */
  by: z.int(),
  at: storedInstant,
  version: z.int(),
});
export type ScorecardSummary = z.output<typeof scorecardSummary>;

const storedScorecard = itemSchema({
  summary: scorecardSummary,
  languages: z.array(
    z.object({
      tag: z.string(),
      /** Skills that were looked at. */
      levels: z.object(mapSkills(() => z.optional(z.enum(scoredLevels)))),
      note: z.string(),
    }),
  ),
  note: z.string(),
});
export type StoredScorecard = z.output<typeof storedScorecard>;

/** @throws ZodError when the item has the shape of no version */
export const parseScorecard = (item: unknown): StoredScorecard => storedScorecard.parse(item);

export const questionsSchemaVersion = 1;

/** The questions of a job for its interviews. */
const storedQuestions = z.object({ questions: z.array(z.string()), version: z.int() });
export type StoredQuestions = z.output<typeof storedQuestions>;

/** @throws ZodError when the item has the shape of no version */
export const parseQuestions = (item: unknown): StoredQuestions => storedQuestions.parse(item);
