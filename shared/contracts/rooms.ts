import * as z from 'zod/mini';
import { threadSides } from '../domain/messages.ts';
import { instant } from './fields.ts';

/** What a browser needs to meet the other one in the room of an interview; it has no key of the service. */
export const openedRoom = z.object({
  side: z.enum(threadSides),
  /** Signed, for signalling over WebSockets; it can be opened until `expires_at`. */
  address: z.string(),
  /** Relays, as browsers take them. */
  ice_servers: z.array(
    z.object({
      urls: z.array(z.string()),
      username: z.optional(z.string()),
      credential: z.optional(z.string()),
    }),
  ),
  /** Connections go through relays only, so that neither side sees the other one's network address. */
  relay_only: z.boolean(),
  expires_at: instant,
});
export type OpenedRoom = z.output<typeof openedRoom>;
