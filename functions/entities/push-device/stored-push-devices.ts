import * as z from 'zod/mini';

/** The `schema_version` of items that are written now. */
export const pushSchemaVersion = 1;

/** An account has at most ten sessions, and each one device. */
export const maxPushDevices = 10;

const device = z.object({
  /** Key of the session in which it was switched on: the device counts as long as the account has that session. */
  session: z.string(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
});
export type PushDevice = z.output<typeof device>;

const devicesItem = z.object({
  /** The latest last. */
  devices: z.array(device),
  /** Rises with every change. */
  version: z.int(),
});
export type PushDevices = z.output<typeof devicesItem>;

/**
 * The devices of an account from an item of any age.
 * @throws ZodError when the item has no devices
 */
export const parsePushDevices = (item: unknown): PushDevices => devicesItem.parse(item);
