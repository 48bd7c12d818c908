import { signedLanguages } from './signed-languages.ts';
import { primarySubtag } from './tags.ts';

/** The five dimensions of Europass. For a signed language they mean visual reception, and signing with and to others. */
export const skills = ['listening', 'reading', 'spoken_interaction', 'spoken_production', 'writing'] as const;
export type Skill = (typeof skills)[number];

export const receptiveSkills: readonly Skill[] = ['listening', 'reading'];
export const spokenSkills: readonly Skill[] = ['spoken_interaction', 'spoken_production'];
export const productiveSkills: readonly Skill[] = [...spokenSkills, 'writing'];

/** A record with a value for each skill. */
export const mapSkills = <Value>(makeOne: (skill: Skill) => Value): Record<Skill, Value> =>
  Object.fromEntries(skills.map((skill) => [skill, makeOne(skill)])) as Record<Skill, Value>;

/** Skills in which the script of a language matters. */
export const isWritten = (skill: Skill): boolean => skill === 'reading' || skill === 'writing';

export const isSigned = (tag: string): boolean => signedLanguages.has(primarySubtag(tag));

/** Whether the language has the skill at all: signed languages are neither read nor written. */
export const hasSkill = (tag: string, skill: Skill): boolean => !(isWritten(skill) && isSigned(tag));

/** The skills of a language: all five, or the three of a signed language. */
export const skillsOf = (tag: string): readonly Skill[] => skills.filter((skill) => hasSkill(tag, skill));
