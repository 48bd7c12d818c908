import { isSigned, type Skill } from '#shared/domain/languages/skills.ts';
import { useT } from '#web/lib/i18n.ts';
import type { SkillSetName } from './skill-sets.ts';

/** Names sets of skills and single skills, for a signed language with its own words. */
export const useSkillNames = (tag: string): ((name: SkillSetName | Skill) => string) => {
  const t = useT();
  return (name) => {
    if (name === 'all' || name === 'text' || name === 'reading' || name === 'writing') {
      return t(`requirements.skills.${name}`);
    }
    if (name === 'understanding' || !isSigned(tag)) return t(`requirements.skills.${name}`);
    return t(`requirements.signedSkills.${name}`);
  };
};
