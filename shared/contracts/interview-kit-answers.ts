import * as z from 'zod/mini';
import { scoredLevels } from '../domain/languages/interview-kit.ts';
import { textId } from '../texts/text-id.ts';
import { instant } from './fields.ts';
import { forEachSkill } from './language-point.ts';

// Apart from what clients send, whose rules need the tags of all languages.

/** The levels of the skills that were looked at. */
export const scorecardLevels = z.object(forEachSkill(z.optional(z.enum(scoredLevels, textId('level_not_on_scale')))));

/** What one person of the company saw in an interview. */
export const scorecard = z.object({
  /** Null for a colleague who left. */
  author: z.nullable(z.string()),
  /** The caller wrote it, and may change it. */
  is_own: z.boolean(),
  at: instant,
  languages: z.array(z.object({ tag: z.string(), levels: scorecardLevels, note: z.string() })),
  note: z.string(),
  version: z.string(),
});
export type Scorecard = z.output<typeof scorecard>;
