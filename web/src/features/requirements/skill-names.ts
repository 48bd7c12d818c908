import { isSigned, type Skill } from '#shared/domain/languages/skills.ts';
import { useT } from '#web/lib/i18n.ts';
import type { SkillSetName } from './skill-sets.ts';

/** Names sets of skills and single skills, for a signed language with its own words. */
export const useSkillNames = (tag: string): ((name: SkillSetName | Skill) => string) => {
  const t = useT();
  return (name) => {
    switch (name) {
      case 'all':
      case 'text':
      case 'understanding':
        return t(`requirements.skills.${name}`);
      case 'conversation':
        return t(isSigned(tag) ? 'requirements.signedSkills.conversation' : 'requirements.skills.conversation');
      case 'reading':
      case 'writing':
        return t(`languageTerms.skill.${name}`);
      default:
        return t(isSigned(tag) ? `languageTerms.signed.${name}` : `languageTerms.skill.${name}`);
    }
  };
};
