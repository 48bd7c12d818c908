import { readOwnApplication } from '#functions/entities/application/own-application.ts';
import { createHandler } from '#functions/http/create-handler.ts';
import { matchCalls } from '#shared/contracts/matches.ts';
import { matchOfApplication, matchOfJob } from './explain-match.ts';

export const handler = createHandler(
  matchCalls,
  { ofJob: matchOfJob, ofApplication: matchOfApplication },
  { application: readOwnApplication },
);
