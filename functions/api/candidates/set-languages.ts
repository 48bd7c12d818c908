import { changedLanguages } from '#functions/entities/candidate/changed-languages.ts';
import { languagesOf } from '#functions/entities/candidate/stated-languages.ts';
import { readEvidence, toEvidence } from '#functions/entities/evidence/evidence-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { candidateCalls } from '#shared/contracts/candidates.ts';
import { saveProfile } from './save-profile.ts';

/**
 * Replaces the languages and modes of the caller. What vouches for them is read after the profile (1 read unit): every
 * change of it changes the profile, too, so that the save then starts again.
 */
export const setLanguages: UseCase<typeof candidateCalls.setLanguages> = async ({ body, caller }) => {
  const { after } = await saveProfile(caller, async (before) =>
    changedLanguages(before, body, toEvidence(await readEvidence(caller.id))),
  );
  return languagesOf(after);
};
