import { createHandler } from '#functions/http/create-handler.ts';
import { systemCalls } from '#shared/contracts/system.ts';
import { health } from './health.ts';
import { support } from './support.ts';

export const handler = createHandler(systemCalls, { health, support });
