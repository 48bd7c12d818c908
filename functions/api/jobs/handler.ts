import { createHandler } from '#functions/http/create-handler.ts';
import { publicJobCalls } from '#shared/contracts/public-jobs.ts';
import { getJob } from './get-job.ts';
import { listJobs } from './list-jobs.ts';

// Most cold starts serve guests who read jobs: all other calls are loaded when one of them is first made.
export const handler = createHandler(
  publicJobCalls,
  { list: listJobs, get: getJob },
  {},
  async () => (await import('./further-calls.ts')).furtherJobRoutes,
);
