import type { Candidate } from '#shared/contracts/candidates.ts';
import { candidateFields } from '#shared/domain/candidate-fields.ts';
import { inputValues } from '#web/lib/input-values.ts';

/** A candidate as the form shows it; skills as comma-separated text. */
export const toForm = (candidate: Candidate) => ({
  name: candidate.name,
  phone: candidate.phone,
  ...inputValues(candidateFields, candidate),
  video_public: candidate.video_public,
  profile_public: candidate.profile_public,
  /** The version that the form showed. */
  version: candidate.version,
});
type ProfileForm = ReturnType<typeof toForm>;

/** The fields that no one can clear. */
type RequiredField = 'name' | 'phone' | 'video_public' | 'profile_public' | 'version';

type Changes<Values> = {
  [Name in keyof Values]?: Name extends RequiredField ? Values[Name] : Values[Name] | null;
};

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

/** The part of the edited values that must be sent: what differs from the stored profile, null where it was cleared. */
export const changedFields = <Values extends Partial<Record<keyof ProfileForm, unknown>>>(
  before: Candidate,
  edited: Values,
): Changes<Values> =>
  Object.fromEntries(
    Object.entries(edited)
      .filter(
        ([name, value]) =>
          name !== 'version' && JSON.stringify(value) !== JSON.stringify(before[name as keyof ProfileForm]),
      )
      .map(([name, value]) => [name, isEmpty(value) ? null : value]),
  ) as Changes<Values>;
