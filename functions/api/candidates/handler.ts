import { createHandler } from '#functions/http/create-handler.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { testCandidate, testView } from './diagnostics.ts';
import { candidateByEmail, candidateProfile, ownProfile } from './full-profiles.ts';
import { latestMasked, listMasked, maskedProfile } from './masked-candidates.ts';
import { listPublic } from './public-candidates.ts';
import { updateProfile } from './update-profile.ts';
import { viewCandidate } from './view.ts';

export const handler = createHandler(candidateCalls, {
  listMasked,
  latestMasked,
  listPublic,
  ownProfile,
  profile: candidateProfile,
  maskedProfile,
  updateProfile,
  view: viewCandidate,
  byEmail: candidateByEmail,
  test: testCandidate,
  testView,
});
