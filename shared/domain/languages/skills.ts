import { signedLanguages } from './signed-languages.ts';
import { primarySubtag } from './tags.ts';

/** The five dimensions of Europass. For a signed language they mean visual reception, and signing with and to others. */
export const skills = ['listening', 'reading', 'spoken_interaction', 'spoken_production', 'writing'] as const;
export type Skill = (typeof skills)[number];

export const receptiveSkills: readonly Skill[] = ['listening', 'reading'];
export const spokenSkills: readonly Skill[] = ['spoken_interaction', 'spoken_production'];
export const productiveSkills: readonly Skill[] = [...spokenSkills, 'writing'];

/** Skills in which the script of a language matters. */
export const isWritten = (skill: Skill): boolean => skill === 'reading' || skill === 'writing';

/** Whether the language has the skill at all: signed languages are neither read nor written. */
export const hasSkill = (tag: string, skill: Skill): boolean =>
  !(isWritten(skill) && signedLanguages.has(primarySubtag(tag)));
