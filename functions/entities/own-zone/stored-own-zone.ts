import * as z from 'zod/mini';

export const ownZoneSchemaVersion = 1;

/** The time zone in which an account reads times of interviews. */
const storedOwnZone = z.object({
  /** The account's id. */
  id: z.int(),
  zone: z.string(),
  /** False: that of the browser that was used last. */
  is_chosen: z.boolean(),
});
export type OwnZone = z.output<typeof storedOwnZone>;

/** @throws ZodError when the item has the shape of no version */
export const parseOwnZone = (item: unknown): OwnZone => storedOwnZone.parse(item);
