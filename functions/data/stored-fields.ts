import * as z from 'zod/mini';
import { presentTag } from '#shared/domain/languages/tags.ts';

/** Times as stored; the types keep their units apart, see `shared/domain/time.ts`. */
export const storedInstant = z.string().brand<'IsoInstant'>();
export const storedEpochMs = z.int().brand<'EpochMs'>();
export const storedEpochSeconds = z.int().brand<'EpochSeconds'>();

/** A number of uses on a day in UTC, see `shared/domain/day-budgets.ts`. */
export const storedDayCount = z.object({ day: z.string(), count: z.int() });

/** The tag of a language; one that was replaced since (`tw`) is read as the present one (`ak`). */
export const storedTag = z.pipe(z.string(), z.transform(presentTag));
