import { queryOptions } from '@tanstack/react-query';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { call } from '#web/lib/api-client.ts';

/** One job with its similar ones. */
export const jobQuery = (jobId: number) =>
  queryOptions({
    queryKey: ['jobs', 'one', jobId],
    queryFn: ({ signal }) => call(jobCalls.get, { params: { id: jobId } }, { signal }),
  });
