import { type Correspondence, correspondenceOf } from '#shared/domain/languages/correspondence.ts';
import { editionOf } from '#shared/domain/languages/editions.ts';
import type { Claim } from '#shared/domain/languages/language-row.ts';
import { cefrLevels } from '#shared/domain/languages/scale.ts';
import { scales } from '#shared/domain/languages/scales.ts';
import { isSigned, type Skill, spokenSkills } from '#shared/domain/languages/skills.ts';
import { directionOf } from '#shared/locales/languages.ts';
import { formatNumber } from '#web/lib/format.ts';
import { getLanguage, t } from '#web/lib/i18n.ts';

/** A code such as `ILR 2+`, whose signs keep their order within a text from the right. */
export const isolated = (code: string): string => (directionOf(getLanguage()) === 'rtl' ? `\u2066${code}\u2069` : code);

/** Only C levels are diplomas of DALF. */
const scaleName = ({ scale, level }: Claim): string => {
  if (scale === 'delf_dalf') return level?.startsWith('C') ? 'DALF' : 'DELF';
  return scales[scale].name;
};

/** `JLPT N2`, `IELTS 6.5`, `B2`; an older edition is named. */
const nameOfResult = (claim: Claim): string => {
  const { scale, level, score } = claim;
  if (scale === 'cefr') return level === 'none' ? t('languages.noKnowledge') : (level ?? '');
  const result = level ?? (score == null ? '' : formatNumber(score));
  const edition = editionOf(claim, claim.taken_on);
  const isLatest = edition === scales[scale].editions.at(-1) || !edition?.name;
  const name = isolated(`${scaleName(claim)} ${result}`);
  return isLatest ? name : t('languages.result.edition', { result: name, edition: edition.name ?? '' });
};

/** A claim as it was stated: `JLPT N2, 118 points`. */
export const resultText = (claim: Claim): string => {
  const { level, score } = claim;
  const hasPoints = level && score != null && String(score) !== level;
  return hasPoints ? t('languages.result.points', { result: nameOfResult(claim), score }) : nameOfResult(claim);
};

const levelsText = ({ low, high }: Correspondence): string => {
  const next = cefrLevels[cefrLevels.indexOf(high) + 1];
  if (low === 'none' && next) return t('languages.level.below', { level: next });
  return low === high ? low : t('languages.level.range', { low, high });
};

/** What a claim on another scale corresponds to, and who says so; null where nothing is known. */
export const correspondenceText = (claim: Claim, skill: Skill): string | null => {
  const found = correspondenceOf(claim, skill);
  if (found === null) return null;
  return t(`languages.corresponds.${found.authority}`, { level: levelsText(found), scale: scaleName(claim) });
};

/** Names of skills within a sentence. Both spoken skills together are "speaking". */
export const skillWords = (tag: string, among: readonly Skill[]): string[] => {
  const speaks = spokenSkills.every((skill) => among.includes(skill));
  const words = among.map((skill) => (speaks && spokenSkills.includes(skill) ? 'speaking' : skill));
  return [...new Set(words)].map((word) =>
    isSigned(tag) && word !== 'reading' && word !== 'writing'
      ? t(`languageTerms.signedWord.${word}`)
      : t(`languageTerms.word.${word}`),
  );
};
