import { occupationSlugs } from './occupation-slugs.ts';
import type { PlainFields } from './plain-fields.ts';

// The plain fields of a candidate. The name, contact details, languages, files and consents have rules of their own.

/** What masked candidates show as well, with names and contact details redacted from the texts. */
export const openCandidateFields = {
  subtitle: { kind: 'line', max: 160, usual: '' },
  /** As shown: the languages have rows of their own. */
  language: { kind: 'line', max: 60, usual: '' },
  /** What the candidate chose: they are found by its names in all languages. */
  occupation: { kind: 'choice', of: occupationSlugs, optional: true, isNew: true },
  skills: { kind: 'list', max: 30, longest: 60, usual: [] },
  /** Shown as Remote when empty. */
  location: { kind: 'line', max: 100, usual: '' },
  /** Years of experience as free text; shown as 2+ years when empty. */
  experience: { kind: 'line', max: 60, usual: '' },
} as const satisfies PlainFields;

const address = { kind: 'line', max: 200, usual: '' } as const;

export const candidateFields = { address, ...openCandidateFields };

/** Those that the sign-up has. */
export const signupCandidateFields = {
  address,
  subtitle: openCandidateFields.subtitle,
  skills: openCandidateFields.skills,
  language: openCandidateFields.language,
};
