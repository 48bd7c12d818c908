import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';

export const heldMailSchemaVersion = 1;

/**
 * A mail that is due and held, because notices by mail are switched off. It names the item that the mail is about and nothing
 * of its content, so that an erased account leaves none, and a mail that is no longer due when it is released is not sent.
 */
export const storedHeldMail = z.object({
  /** The kind of its notification, `decision` or `invitation`: operators delete mails by it. */
  kind: z.string(),
  source: z.object({ PK: z.string(), SK: z.string() }),
  held_at: storedInstant,
  /** When an operator released it last: without a changed attribute, a second release would start nothing. */
  released_at: z.optional(storedInstant),
  /** `released` by an operator; `done`: it was sent, or was no longer due. Its record then remains for a day. */
  state: z.enum(['held', 'released', 'done']),
});

export type StoredHeldMail = z.output<typeof storedHeldMail>;
