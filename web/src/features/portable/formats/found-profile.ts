import type { Claim, Mode, WorkingLevel } from '#shared/domain/languages/language-row.ts';
import type { Skill } from '#shared/domain/languages/skills.ts';
import type { LeftOut } from './left-out.ts';

export type FileFormat = 'europass' | 'europassV3' | 'jsonResume' | 'reactiveResume' | 'otherJson' | 'own';

/** The fields of a profile with one line of text each. */
export const textFields = ['name', 'phone', 'address', 'location', 'subtitle', 'experience', 'language'] as const;
export type TextField = (typeof textFields)[number];

/** A language as a file names it. */
export interface FoundLanguage {
  /** A tag or code, or the name of the language; empty where the file has only its name. */
  code: string;
  /** The name in the file; empty where it has only a code. */
  label: string;
  native: boolean;
  working: WorkingLevel | null;
  /** `YYYY-MM`. */
  last_used: string | null;
  claims: Readonly<Record<Skill, readonly Claim[]>>;
  /** A level for all skills of the language, whichever those are; null without one. */
  overall: Claim | null;
  /** What the file says in free text, such as `Fluent` or a certificate: shown, never turned into a level. */
  remarks: readonly string[];
}

/** Everything that was found in a file, before anything of it is chosen. All texts are plain and on one line. */
export interface FoundProfile {
  format: FileFormat;
  fields: Readonly<Partial<Record<TextField, string>>>;
  /** Code of the country that the file says the person lives in, such as `DE`; its numbers may lack the calling code. */
  country?: string;
  /** Why the profile cannot have the phone number, as a text id; absent where it can. */
  phoneProblem?: string;
  skills: readonly string[];
  languages: readonly FoundLanguage[];
  modes: readonly Mode[];
  /** What the file has that a profile has no place for, or that was not understood. */
  leftOut: readonly LeftOut[];
}

/** A language without any statement. */
export const blankLanguage: FoundLanguage = {
  code: '',
  label: '',
  native: false,
  working: null,
  last_used: null,
  claims: { listening: [], reading: [], spoken_interaction: [], spoken_production: [], writing: [] },
  overall: null,
  remarks: [],
};
