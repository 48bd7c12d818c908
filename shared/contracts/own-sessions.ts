import * as z from 'zod/mini';
import { browsers, systems } from '../domain/device.ts';
import { instant } from './fields.ts';

/** A session: when it was started and last used (recorded every few minutes), and on which kind of device. */
export const session = z.object({
  created_at: instant,
  last_used_at: instant,
  /** Null: started before devices were recorded, or on an unknown one. */
  device: z.nullable(z.object({ browser: z.nullable(z.enum(browsers)), system: z.nullable(z.enum(systems)) })),
});

export const ownSession = z.object({
  ...session.shape,
  /** The session that makes the call. */ is_current: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;
