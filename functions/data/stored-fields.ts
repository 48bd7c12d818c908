import * as z from 'zod/mini';

/** Times as stored; the types keep their units apart, see `shared/domain/time.ts`. */
export const storedInstant = z.string().brand<'IsoInstant'>();
export const storedEpochMs = z.int().brand<'EpochMs'>();
export const storedEpochSeconds = z.int().brand<'EpochSeconds'>();

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
