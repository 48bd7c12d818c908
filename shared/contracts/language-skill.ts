import * as z from 'zod/mini';

/**
 * A language a candidate works in. Candidates will have several, each with a scale, a level and evidence. The single
 * field `language` of the specification remains next to the list.
 */
export const languageSkill = z.object({
  language: z.string(),
  scale: z.nullable(z.string()),
  level: z.nullable(z.string()),
  evidence: z.nullable(z.string()),
});
