import * as z from 'zod/mini';
import { moderationRules, moderationTextLength } from '../domain/moderation.ts';
import { paragraphs } from './fields.ts';

/**
 * Why a decision about a person is made, which they are informed of: the rule, and what was found. Optional: a documented call
 * without them names the general rule of the terms, and the person is informed how to ask for more.
 */
export const statedReason = {
  rule: z._default(z.enum(moderationRules), 'terms'),
  reason: z._default(paragraphs(moderationTextLength), ''),
};

/** The body of a decision that has no other fields. */
export const reasonBody = z.object(statedReason);
