import type { CefrLevel } from '#shared/domain/languages/scale.ts';
import { isSigned, type Skill } from '#shared/domain/languages/skills.ts';
import { t } from './i18n.ts';

/** The name of a skill as a heading; signed languages have their own words. Its texts are `languageTerms`. */
export const skillName = (tag: string, skill: Skill): string =>
  isSigned(tag) && skill !== 'reading' && skill !== 'writing'
    ? t(`languageTerms.signed.${skill}`)
    : t(`languageTerms.skill.${skill}`);

/** What a person of a level says that they can do with a skill. Its texts are `canDo`. */
export const canDoStatement = (tag: string, skill: Skill, level: Exclude<CefrLevel, 'none'>): string =>
  isSigned(tag) && skill !== 'reading' && skill !== 'writing'
    ? t(`canDo.signed.${skill}.${level}`)
    : t(`canDo.${skill}.${level}`);
