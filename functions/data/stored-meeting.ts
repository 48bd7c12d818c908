import * as z from 'zod/mini';
import { storedInstant } from './stored-fields.ts';

/** That the state of a contacted entry of a shortlist is interview. Both fields are absent where it was moved by hand. */
export const storedMeeting = z.optional(
  z.object({
    id: z.optional(z.string()),
    /** The agreed time. */
    at: z.optional(storedInstant),
  }),
);
