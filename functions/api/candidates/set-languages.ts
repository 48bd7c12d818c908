import { changedLanguages, languagesOf } from '#functions/entities/candidate/stated-languages.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { candidateCalls } from '#shared/contracts/candidates.ts';
import { saveProfile } from './save-profile.ts';

/** Replaces the languages and modes of the caller. A claim that stays the same keeps its evidence. */
export const setLanguages: UseCase<typeof candidateCalls.setLanguages> = async ({ body, caller }) => {
  const { after } = await saveProfile(caller, (before) => changedLanguages(before, body));
  return languagesOf(after);
};
