import { cefr, claim, job, part, point, row } from '#shared/domain/languages/fixtures.ts';
import { sentenceOf } from '#shared/domain/languages/grammar/requirement-sentence.ts';
import { sayReason, sayResult, sayWouldMeet, skillName } from '#shared/domain/languages/grammar/say-reason.ts';
import { sayRequirements } from '#shared/domain/languages/grammar/say-requirements.ts';
import type { NameOf } from '#shared/domain/languages/language-name.ts';
import { match, type SkillMatch } from '#shared/domain/languages/match.ts';
import type { Skill } from '#shared/domain/languages/skills.ts';
import type { InterfaceLanguage } from '#shared/locales/languages.ts';
import { matchingTexts } from '#test/support/matching-texts.ts';
import { t } from '#web/lib/i18n.ts';

const tag = 'ja';
const jlpt = point('jlpt', 'N2', 118);
const test = claim(jlpt, { taken_on: '2025-12-07' });
const rows = [row(tag, { listening: [test], reading: [test], spoken_interaction: [claim(cefr('B1'))] })];
const min = { reading: cefr('B2'), spoken_interaction: cefr('B2'), writing: cefr('B1') };
const requirements = job([part('must', { tag, min })]);

const resultText = ({ result, short_by }: SkillMatch): string =>
  result === 'short' ? t('matches.result.shortBy', { levels: short_by ?? 0 }) : t(`matches.result.${result}`);

/** What the landing page's example of a match says, computed; the site's language has to be this one. */
export function computeMatchExample(language: InterfaceLanguage, nameOf: NameOf): Record<string, string> {
  const texts = matchingTexts[language];
  const listOf = (some: readonly Skill[]) =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(some.map((skill) => skillName(skill, texts)));
  const found = match(rows, [], requirements, '2026-11-22').parts[0]?.any[0]?.skills ?? [];
  const findings = found.flatMap((each): [string, string][] => {
    const { skill, reason, would_meet } = each;
    const level = min[skill as keyof typeof min].level ?? '';
    return [
      [`${skill}.wanted`, t('matches.tree.from', { skill: skillName(skill, texts), level })],
      [`${skill}.result`, resultText(each)],
      [`${skill}.reason`, sayReason(reason, nameOf, { texts })],
      ...(would_meet
        ? [[`${skill}.change`, sayWouldMeet(would_meet, nameOf, { texts })] satisfies [string, string]]
        : []),
    ];
  });
  const computed: [string, string][] = [
    ['language', nameOf(tag)],
    ['test', sayResult({ ...jlpt, level: jlpt.level ?? null, score: jlpt.score ?? null }, texts)],
    ['testSkills', listOf(['listening', 'reading'])],
    ['own', 'B1'],
    ['ownSkills', listOf(['spoken_interaction'])],
    ['requirement', sayRequirements(sentenceOf(requirements), nameOf, texts)],
    ...findings,
  ];
  return Object.fromEntries(computed.map(([name, text]) => [`matchExample.${name}`, text]));
}
