import { createHandler } from '#functions/http/create-handler.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { ownProfile, status } from './profile.ts';

export const handler = createHandler(recruiterCalls, { ownProfile, status });
