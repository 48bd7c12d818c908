import * as z from 'zod/mini';
import { defineCall } from './define.ts';

export const systemCalls = {
  health: defineCall({
    method: 'GET',
    path: '/health',
    summary: 'Whether the API and its table respond.',
    access: 'public',
    status: 200,
    answer: z.object({ status: z.literal('ok'), version: z.string() }),
  }),
};
