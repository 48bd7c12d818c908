import type { Candidate } from '#shared/contracts/candidates.ts';

/** Values of the edit form; skills as comma-separated text. */
export interface ProfileForm {
  name: string;
  phone: string;
  language: string;
  address: string;
  subtitle: string;
  skills: string;
  location: string;
  experience: string;
  video_public: boolean;
  profile_public: boolean;
  /** The version that the form showed. */
  version: string | undefined;
}

/** A candidate as the form shows it. */
export const toForm = (candidate: Candidate): ProfileForm => {
  const { name, phone, language, address, subtitle, skills, location, experience } = candidate;
  return {
    name,
    phone,
    language,
    address,
    subtitle,
    skills: skills.join(', '),
    location,
    experience,
    video_public: candidate.video_public,
    profile_public: candidate.profile_public,
    version: candidate.version,
  };
};

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
