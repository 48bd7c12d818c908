import type { candidateFields } from '#shared/domain/candidate-fields.ts';
import type { MessageKey } from '#shared/locales/catalogues.ts';

interface Input {
  /** Takes a whole row. */
  wide?: true;
  placeholder?: MessageKey;
  hint?: MessageKey;
  autoComplete?: string;
}

/** The inputs of the profile's plain fields, in the order of the form; their labels are `candidates.profile.<name>`. */
export const profileInputs: Readonly<Record<keyof typeof candidateFields, Input>> = {
  language: {},
  location: { placeholder: 'candidates.card.remote' },
  experience: { placeholder: 'candidates.card.experience' },
  address: { wide: true, autoComplete: 'street-address' },
  subtitle: { wide: true, hint: 'candidates.profile.subtitleHint' },
  occupation: { wide: true, hint: 'candidates.profile.occupationHint' },
  skills: { wide: true, hint: 'candidates.profile.skillsHint' },
};

export const profileInputNames = Object.keys(profileInputs) as (keyof typeof candidateFields)[];
