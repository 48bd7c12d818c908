import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { type SwitchName, switchNames } from '#shared/domain/switches.ts';

export const switchesSchemaVersion = 1;

const since = z.optional(storedInstant);

/** Since when each switch is off; one that is on is absent. Switches of a later version are not read. */
export const storedSwitches = z.object({
  sign_ups: since,
  payments: since,
  uploads: since,
  transcriptions: since,
  notice_mails: since,
} satisfies Record<SwitchName, typeof since>);

export type StoredSwitches = z.output<typeof storedSwitches>;

/** A use of a switch, stored for good. `reason` is what the operator typed. */
export const storedSwitchUse = z.object({
  name: z.enum(switchNames),
  is_off: z.boolean(),
  at: storedInstant,
  reason: z.string(),
});

export type SwitchUse = z.output<typeof storedSwitchUse>;
