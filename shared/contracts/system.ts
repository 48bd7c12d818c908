import * as z from 'zod/mini';
import { defineCall } from './define.ts';

const supportContact = z.object({ email: z.nullable(z.string()), phone: z.nullable(z.string()) });
export type SupportContact = z.output<typeof supportContact>;

export const systemCalls = {
  health: defineCall({
    method: 'GET',
    path: '/health',
    summary: 'Whether the API and its table respond.',
    access: 'public',
    status: 200,
    answer: z.object({
      status: z.literal('ok'),
      version: z.string(),
      /** The deployed commit; absent in the local run. */
      release: z.optional(z.string()),
    }),
  }),
  support: defineCall({
    method: 'GET',
    path: '/support',
    summary: 'How to reach the people who run the portal; null where the deployment has no such contact.',
    access: 'public',
    status: 200,
    answer: supportContact,
    publicMaxAge: 60,
  }),
};
