import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';

/** When a recruiter's note was written, and by which colleague; absent: by the founder. */
export const storedNoted = z.object({ at: storedInstant, by: z.optional(z.int()) });
type Noted = z.output<typeof storedNoted>;

/** Of a note that is written now; undefined where there is none. */
export const notedNow = (note: string, now: EpochMs, colleague: number | undefined): Noted | undefined =>
  note === '' ? undefined : { at: toIso(now), ...(colleague !== undefined && { by: colleague }) };
