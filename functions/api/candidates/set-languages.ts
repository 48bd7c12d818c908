import { requireShown } from '#functions/data/edit-version.ts';
import { changedCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { changedLanguages } from '#functions/entities/candidate/changed-languages.ts';
import { editedLanguages, languagesOf, languagesVersion } from '#functions/entities/candidate/stated-languages.ts';
import { readEvidence, toEvidence } from '#functions/entities/evidence/evidence-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { candidateCalls } from '#shared/contracts/candidates.ts';
import { saveProfile } from './save-profile.ts';

/**
 * Replaces the languages and modes of the caller. What vouches for them is read after the profile (1 read unit): every
 * change of it changes the profile, too, so that the save then starts again.
 */
export const setLanguages: UseCase<typeof candidateCalls.setLanguages> = async ({ body, caller, now }) => {
  const { after } = await saveProfile({ caller, now }, async (before) => {
    const change = changedLanguages(before, body, toEvidence(await readEvidence(caller.id)));
    requireShown(body.version, editedLanguages(before), editedLanguages(changedCandidate(before, change)));
    return change;
  });
  return { ...languagesOf(after), languages_version: languagesVersion(after) };
};
