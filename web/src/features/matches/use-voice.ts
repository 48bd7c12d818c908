import { sayReason, sayResult, sayWouldMeet, skillName } from '#shared/domain/languages/grammar/say-reason.ts';
import type { Mode, Rung } from '#shared/domain/languages/language-row.ts';
import type { Change, Reason, Stated } from '#shared/domain/languages/reasons.ts';
import { hasSkill, type Skill } from '#shared/domain/languages/skills.ts';
import { formatDate } from '#web/lib/format.ts';
import { useLanguageNames } from '#web/lib/language-names.ts';
import { useMatchingTexts } from './use-matching-texts.ts';

const isSigned = (tag: string | null): boolean => tag !== null && !hasSkill(tag, 'reading');

/** Says the parts of a match in the language of the site. `tag` is that of the required language; null for pairs. */
export interface Speaker {
  reason: (reason: Reason, tag: string | null) => string;
  change: (change: Change, tag: string | null) => string;
  result: (stated: Stated) => string;
  skill: (skill: Skill, tag: string) => string;
  mode: (mode: Mode) => string;
  evidence: (rung: Rung) => string;
  language: (tag: string) => string;
}

/** Undefined until names and texts are loaded. */
export const useVoice = (): Speaker | undefined => {
  const texts = useMatchingTexts();
  const nameOf = useLanguageNames();
  if (!texts || !nameOf) return undefined;
  const voiceOf = (tag: string | null) => ({ texts, dayOf: formatDate, isSigned: isSigned(tag) });
  return {
    reason: (reason, tag) => sayReason(reason, nameOf, voiceOf(tag)),
    change: (change, tag) => sayWouldMeet(change, nameOf, voiceOf(tag)),
    result: (stated) => sayResult(stated, texts),
    skill: (skill, tag) => skillName(skill, texts, isSigned(tag)),
    mode: (mode) => texts.say(`mode.${mode}`),
    evidence: (rung) => texts.say(`evidence.${rung}`),
    language: nameOf,
  };
};
