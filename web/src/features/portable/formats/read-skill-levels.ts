import type { Claim } from '#shared/domain/languages/language-row.ts';
import { mapSkills, type Skill } from '#shared/domain/languages/skills.ts';
import { cefrClaim } from './cefr-claims.ts';

/** The levels of a language by skill, where a file has them; anything but a level of the CEFR is left out. */
export const readSkillLevels = (textOf: (skill: Skill) => string): Record<Skill, readonly Claim[]> =>
  mapSkills((skill) => {
    const claim = cefrClaim(textOf(skill));
    return claim ? [claim] : [];
  });
