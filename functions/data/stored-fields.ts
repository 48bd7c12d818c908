import * as z from 'zod/mini';

/**
 * A language that a candidate works in or a job asks for, as stored in items of several entities. It is apart from the
 * contract's `languageSkill`, so that the wire format can change without the stored data.
 */
export const storedLanguageSkill = z.object({
  language: z.string(),
  scale: z.nullable(z.string()),
  level: z.nullable(z.string()),
  evidence: z.nullable(z.string()),
});
