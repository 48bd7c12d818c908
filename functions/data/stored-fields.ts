import * as z from 'zod/mini';

/** Times as stored; the types keep their units apart, see `shared/domain/time.ts`. */
export const storedInstant = z.string().brand<'IsoInstant'>();
export const storedEpochMs = z.int().brand<'EpochMs'>();
export const storedEpochSeconds = z.int().brand<'EpochSeconds'>();
