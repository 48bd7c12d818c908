import { createHandler } from '#functions/http/create-handler.ts';
import { candidateSearchCalls } from '#shared/contracts/candidate-search.ts';
import { jobSearchCalls } from '#shared/contracts/job-search.ts';
import { nextLevelCalls } from '#shared/contracts/next-levels.ts';

const calls = { ...jobSearchCalls, ...candidateSearchCalls, ...nextLevelCalls };

// Each side's search is loaded with its first call, not with every cold start.
export const handler = createHandler(calls, {
  jobs: async (request) => (await import('./search-jobs.ts')).searchJobs(request),
  candidates: async (request) => (await import('./search-candidates.ts')).searchCandidates(request),
  nextLevels: async (request) => (await import('./next-levels.ts')).nextLevels(request),
  publicCandidates: async (request) => (await import('./search-candidates.ts')).searchPublicCandidates(request),
});
