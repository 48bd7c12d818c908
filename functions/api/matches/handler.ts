import { readApplicationOf } from '#functions/entities/application/application-store.ts';
import { createHandler } from '#functions/http/create-handler.ts';
import { matchCalls } from '#shared/contracts/matches.ts';
import { matchOfApplication, matchOfJob } from './explain-match.ts';

export const handler = createHandler(
  matchCalls,
  { ofJob: matchOfJob, ofApplication: matchOfApplication },
  { application: readApplicationOf },
);
