import { createHandler } from '#functions/http/create-handler.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { candidateByEmail } from './by-email.ts';
import { latestMasked } from './latest-masked.ts';
import { listMasked } from './list-masked.ts';
import { maskedProfile } from './masked-profile.ts';
import { ownProfile } from './own-profile.ts';
import { candidateProfile } from './profile.ts';
import { testCandidate } from './test-candidate.ts';
import { testView } from './test-view.ts';
import { updateProfile } from './update-profile.ts';
import { viewCandidate } from './view.ts';

export const handler = createHandler(candidateCalls, {
  listMasked,
  latestMasked,
  ownProfile,
  profile: candidateProfile,
  maskedProfile,
  updateProfile,
  view: viewCandidate,
  byEmail: candidateByEmail,
  test: testCandidate,
  testView,
});
