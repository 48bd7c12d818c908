import { createHandler } from '#functions/http/create-handler.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { savedJobCalls } from '#shared/contracts/saved-jobs.ts';
import { visibilityCalls } from '#shared/contracts/visibility.ts';
import { candidateByEmail, candidateProfile, ownProfile, testCandidate, testView } from './full-profiles.ts';

const calls = { ...candidateCalls, ...savedJobCalls, ...visibilityCalls };

// Loaded with their first use, not with every cold start: masking with its patterns, and what changes a profile.
const masked = () => import('./masked-candidates.ts');
const saved = () => import('./saved-jobs.ts');
const visible = () => import('./visibility.ts');

export const handler = createHandler(calls, {
  listMasked: async (request) => (await masked()).listMasked(request),
  latestMasked: async (request) => (await masked()).latestMasked(request),
  listPublic: async (request) => (await import('./public-candidates.ts')).listPublic(request),
  reach: async (request) => (await import('./reach.ts')).reach(request),
  ownProfile,
  profile: candidateProfile,
  maskedProfile: async (request) => (await masked()).maskedProfile(request),
  activity: async (request) => (await import('./activity.ts')).candidateActivity(request),
  updateProfile: async (request) => (await import('./update-profile.ts')).updateProfile(request),
  setLanguages: async (request) => (await import('./set-languages.ts')).setLanguages(request),
  view: async (request) => (await import('./view.ts')).viewCandidate(request),
  byEmail: candidateByEmail,
  test: testCandidate,
  testView,

  savedJobs: async (request) => (await saved()).savedJobs(request),
  saveJob: async (request) => (await saved()).saveJob(request),
  unsaveJob: async (request) => (await saved()).unsaveJob(request),
  mergeSavedJobs: async (request) => (await saved()).mergeSavedJobs(request),

  visibility: async (request) => (await visible()).visibility(request),
  setVisibility: async (request) => (await visible()).setVisibility(request),
  unlocks: async (request) => (await import('./unlocks.ts')).unlocks(request),
});
