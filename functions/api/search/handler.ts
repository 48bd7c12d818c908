import { createHandler } from '#functions/http/create-handler.ts';
import { searchCalls } from '#shared/contracts/search.ts';
import { searchCandidates, searchPublicCandidates } from './search-candidates.ts';
import { searchJobs } from './search-jobs.ts';

export const handler = createHandler(searchCalls, {
  jobs: searchJobs,
  candidates: searchCandidates,
  publicCandidates: searchPublicCandidates,
});
