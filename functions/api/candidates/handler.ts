import { createHandler } from '#functions/http/create-handler.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { savedJobCalls } from '#shared/contracts/saved-jobs.ts';
import { testCandidate, testView } from './diagnostics.ts';
import { candidateByEmail, candidateProfile, ownProfile } from './full-profiles.ts';
import { latestMasked, listMasked, maskedProfile } from './masked-candidates.ts';
import { listPublic } from './public-candidates.ts';
import { mergeSavedJobs, savedJobs, saveJob, unsaveJob } from './saved-jobs.ts';
import { viewCandidate } from './view.ts';

const calls = { ...candidateCalls, ...savedJobCalls };

export const handler = createHandler(calls, {
  listMasked,
  latestMasked,
  listPublic,
  ownProfile,
  profile: candidateProfile,
  maskedProfile,
  // Loaded with the first change, not with every cold start.
  updateProfile: async (request) => (await import('./update-profile.ts')).updateProfile(request),
  setLanguages: async (request) => (await import('./set-languages.ts')).setLanguages(request),
  view: viewCandidate,
  byEmail: candidateByEmail,
  test: testCandidate,
  testView,

  savedJobs,
  saveJob,
  unsaveJob,
  mergeSavedJobs,
});
