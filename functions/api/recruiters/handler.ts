import { createHandler } from '#functions/http/create-handler.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { ownProfile } from './own-profile.ts';
import { status } from './status.ts';

export const handler = createHandler(recruiterCalls, { ownProfile, status });
