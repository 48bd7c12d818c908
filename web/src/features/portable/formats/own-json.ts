import type * as z from 'zod/mini';
import { type Candidate, candidateLanguagesBody } from '#shared/contracts/candidates.ts';
import { type Mode, modes } from '#shared/domain/languages/language-row.ts';
import { mapSkills } from '#shared/domain/languages/skills.ts';
import { FileRefusal } from './file-refusal.ts';
import { blankLanguage, type FoundLanguage, type FoundProfile, textFields } from './found-profile.ts';
import { listAt, memberOf } from './json-value.ts';
import { distinctTexts, safeText } from './plain-text.ts';

/** The own format: everything that a person states in the profile, in the shapes of the contract. */
const format = 'language-job-portal/profile';
/** Raised when files of an older version mean something else. */
const version = 1;

export type PortableCandidate = Pick<
  Candidate,
  (typeof textFields)[number] | 'email' | 'skills' | 'languages' | 'modes'
>;

/** The profile in the own format. The e-mail address is for the reader: no import takes it over. */
export function writeOwnJson(candidate: PortableCandidate): string {
  const fields = Object.fromEntries(textFields.map((field) => [field, candidate[field]]));
  const { email, skills: words, languages, modes: offered } = candidate;
  return JSON.stringify(
    { format, version, profile: { ...fields, email, skills: words, languages, modes: offered } },
    null,
    2,
  );
}

/** Texts stay as they are: what looks like formatting here was typed by a person. */
const textOf = (value: unknown): string => (typeof value === 'string' ? safeText(value) : '');

export const isOwnJson = (value: unknown): boolean => memberOf(value, 'format') === format;

type StatedRow = z.output<typeof candidateLanguagesBody>['languages'][number];

/** The rungs of evidence are not the file's to set. */
const foundRow = ({ tag, native, working, last_used, skills: stated }: StatedRow): FoundLanguage => ({
  ...blankLanguage,
  code: tag,
  native,
  working,
  last_used,
  claims: mapSkills((skill) => stated[skill].map((claim) => ({ ...claim, evidence: 'declared' as const }))),
});

/** A language by the rules of the contract; one that it refuses keeps its name only. */
function readRow(entry: unknown): FoundLanguage {
  const parsed = candidateLanguagesBody.shape.languages.safeParse([entry]);
  const [row] = parsed.success ? parsed.data : [];
  return row ? foundRow(row) : { ...blankLanguage, code: textOf(memberOf(entry, 'tag')) };
}

/**
 * Reads the own format.
 *
 * @throws FileRefusal for a version that is not known yet
 */
export function readOwnJson(value: unknown): FoundProfile {
  if (memberOf(value, 'version') !== version) throw new FileRefusal('newerVersion');
  const profile = memberOf(value, 'profile');
  const offered = listAt(profile, 'modes');
  return {
    format: 'own',
    fields: Object.fromEntries(textFields.map((field) => [field, textOf(memberOf(profile, field))])),
    skills: distinctTexts(listAt(profile, 'skills').map(textOf)),
    languages: listAt(profile, 'languages').map(readRow),
    modes: modes.filter((mode: Mode) => offered.includes(mode)),
    leftOut: [],
  };
}
