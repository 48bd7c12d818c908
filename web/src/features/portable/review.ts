import * as z from 'zod/mini';
import { type Candidate, candidateProfileBody } from '#shared/contracts/candidates.ts';
import type { Claim, LanguageRow, Mode } from '#shared/domain/languages/language-row.ts';
import { mapSkills, type Skill, skills, skillsOf } from '#shared/domain/languages/skills.ts';
import { contentOf, isOwnLevel } from '#shared/domain/languages/stated-claim.ts';
import { type FoundLanguage, type FoundProfile, type TextField, textFields } from './formats/found-profile.ts';

/** What the review compares with a file. */
export type PresentProfile = Pick<Candidate, 'id' | TextField | 'skills' | 'languages' | 'modes'>;

/** A field for which a file has another text than the profile. */
export interface FieldOffer {
  field: TextField;
  present: string;
  found: string;
  /** Why the profile cannot have the text, as a text id; null where it can. */
  problem: string | null;
}

const schemas: Readonly<Record<TextField, z.ZodMiniType>> = candidateProfileBody.shape;

/** A file's phone number is checked when it is read. */
function problemOf(field: TextField, text: string, { phoneProblem = null }: { phoneProblem?: string | null }) {
  if (field === 'phone') return phoneProblem;
  const parsed = z.safeParse(schemas[field], text);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? '');
}

/** The fields that differ; what a file leaves empty is not offered. */
export const fieldOffers = (present: PresentProfile, found: FoundProfile): FieldOffer[] =>
  textFields.flatMap((field) => {
    const text = found.fields[field] ?? '';
    if (text === '' || text === present[field]) return [];
    return [{ field, present: present[field], found: text, problem: problemOf(field, text, found) }];
  });

const folded = (text: string): string => text.toLowerCase();

/** The skills of a file that the profile does not have yet, as many as it has room for. */
export function newSkills(present: readonly string[], found: readonly string[]): string[] {
  const known = new Set(present.map(folded));
  const fitting = found.filter((skill) => skill.length <= 60 && !known.has(folded(skill)));
  return fitting.slice(0, Math.max(0, 30 - present.length));
}

export const newModes = (present: readonly Mode[], found: readonly Mode[]): Mode[] =>
  found.filter((mode) => !present.includes(mode));

type MutableRow = Omit<LanguageRow, 'skills'> & { skills: Record<Skill, Claim[]> };

/** The row of a found language. A language without a skill, such as writing a signed one, gets no claim for it. */
export const rowOf = (tag: string, found: FoundLanguage): MutableRow => ({
  tag,
  native: found.native,
  working: found.working,
  last_used: found.last_used,
  skills: mapSkills((skill) => {
    if (!skillsOf(tag).includes(skill)) return [];
    const claims = [...found.claims[skill]];
    return claims.length === 0 && found.overall ? [found.overall] : claims;
  }),
});

/** Own levels of the file replace those of the profile; test results of both stay, each once. */
function mergeClaims(present: readonly Claim[], found: readonly Claim[]): Claim[] {
  const known = new Set(present.map(contentOf));
  const added = found.filter((claim) => !known.has(contentOf(claim)));
  const remaining = added.some(isOwnLevel) ? present.filter((claim) => !isOwnLevel(claim)) : present;
  return [...remaining, ...added];
}

/** What the profile states about a language after taking over the file: nothing that only the profile has is lost. */
export const mergeRow = (present: LanguageRow | undefined, found: LanguageRow): MutableRow => ({
  tag: found.tag,
  native: found.native || (present?.native ?? false),
  working: found.working ?? present?.working ?? null,
  last_used: found.last_used ?? present?.last_used ?? null,
  skills: mapSkills((skill) => mergeClaims(present?.skills[skill] ?? [], found.skills[skill])),
});

const statementOf = (row: LanguageRow): string =>
  JSON.stringify([row.native, row.working, row.last_used, skills.map((skill) => row.skills[skill].map(contentOf))]);

/** Whether taking over a row changes nothing. */
export const isSameRow = (present: LanguageRow | undefined, found: LanguageRow): boolean =>
  present !== undefined && statementOf(present) === statementOf(mergeRow(present, found));
