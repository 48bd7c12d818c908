import { matchingTextsIn } from '#functions/services/languages/matching-texts.ts';
import { sayReason, sayResult, skillName } from '#shared/domain/languages/grammar/say-reason.ts';
import type { AlternativeMatch, Match, PartMatch, SkillMatch } from '#shared/domain/languages/match.ts';
import { compareOutcomes, least } from '#shared/domain/languages/results.ts';
import { hasSkill } from '#shared/domain/languages/skills.ts';
import type { InterfaceLanguage } from '#shared/locales/languages.ts';
import { readTexts } from '#shared/locales/read-texts.ts';

/** Texts of weekly digests. */
export const digestTexts = readTexts('mails/digest');

const isUnstated = ({ reason }: SkillMatch): boolean => reason.key === 'language_not_stated';

/** The alternative that counts: of those whose language is stated, if any is, the best. */
function countedOf({ any }: PartMatch): AlternativeMatch[] {
  const stated = any.filter(({ skills }) => !skills.some(isUnstated));
  return (stated.length > 0 ? stated : any)
    .toSorted((left, right) => compareOutcomes(least(left.skills), least(right.skills)))
    .slice(0, 1);
}

const compareUnmet = (left: SkillMatch, right: SkillMatch): number =>
  Number(left.result === 'unknown') - Number(right.result === 'unknown') ||
  (right.short_by ?? 0) - (left.short_by ?? 0);

const isMust = ({ need }: { need: Match['parts'][number]['need'] }): boolean => need === 'must';

/**
 * What says in a language of the site how a job fits: the required languages, where all are met, otherwise the first requirement that is
 * not. As cards say it.
 */
export async function fitWordsIn(site: InterfaceLanguage): Promise<(match: Match) => string> {
  const { nameOf, texts } = await matchingTextsIn(site);
  const say = digestTexts(site);
  const listOf = new Intl.ListFormat(site, { type: 'conjunction' });

  const skillWords = (tag: string, { skill, reason, would_meet }: SkillMatch): string => {
    const isSigned = !hasSkill(tag, 'reading');
    const language = nameOf(tag);
    if (reason.key === 'stated' && would_meet?.key === 'level') {
      const [wanted, stated] = [sayResult(would_meet, texts), sayResult(reason, texts)];
      return say('fit.level', { language, wanted, skill: skillName(skill, texts, isSigned), stated });
    }
    return say('fit.reason', { language, reason: sayReason(reason, nameOf, { texts, isSigned }) });
  };

  return ({ parts, pairs }) => {
    const counted = parts.filter(isMust).flatMap(countedOf);
    const [unmet] = counted.flatMap(({ tag, skills }) => {
      const [first] = skills.filter(({ result }) => result !== 'met').toSorted(compareUnmet);
      return first ? [skillWords(tag, first)] : [];
    });
    if (unmet !== undefined) return unmet;
    const pair = pairs.filter(isMust).find(({ result }) => result !== 'met');
    if (pair) {
      return say('fit.reason', { language: nameOf(pair.to), reason: sayReason(pair.reason, nameOf, { texts }) });
    }
    const tags = [...counted.map(({ tag }) => tag), ...pairs.filter(isMust).flatMap(({ from, to }) => [from, to])];
    return say('fit.met', { languages: listOf.format([...new Set(tags)].map(nameOf)) });
  };
}
