import type { Certificate, CertifiedResult } from '#shared/domain/languages/certificate.ts';
import type { NameOf } from '#shared/domain/languages/language-name.ts';
import { scaleNames } from '#shared/domain/languages/scale.ts';
import { formatDate } from './format.ts';
import { t } from './i18n.ts';
import { browserName } from './language-text.ts';

type Facts = Omit<Certificate, 'is_checked'>;

/** A language and its test: `Japanese: JLPT`. */
export const certificateTitle = ({ tag, scale }: Pick<Facts, 'tag' | 'scale'>, nameOf: NameOf | undefined): string =>
  t('certificates.testOf', { language: nameOf?.(tag) ?? browserName(tag), scale: scaleNames[scale] });

/** A result as it was stated: `N2, 118 points`, `B2`, `7.5 points`. */
const resultText = ({ level, score }: Pick<CertifiedResult, 'level' | 'score'>): string => {
  if (score === null) return level ?? '';
  return level === null ? t('certificates.points', { score }) : t('certificates.levelPoints', { level, score });
};

/** The results, skills with the same one together: `Listening, Reading: N2, 118 points`. */
export const resultTexts = ({ results }: Pick<Facts, 'results'>): string[] => {
  const skills = new Map<string, string[]>();
  for (const result of results) {
    const value = resultText(result);
    skills.set(value, [...(skills.get(value) ?? []), t(`languageTerms.skill.${result.skill}`)]);
  }
  return [...skills].map(([value, names]) => t('certificates.result', { skill: names.join(', '), value }));
};

/** What else is stated, with its label; what is not stated is left out. */
export const certificateFacts = ({
  taken_on,
  expires_on,
  certificate_number,
}: Facts): { label: string; value: string }[] => [
  ...(taken_on ? [{ label: t('certificates.fact.taken'), value: formatDate(taken_on) }] : []),
  ...(expires_on ? [{ label: t('certificates.fact.expires'), value: formatDate(expires_on) }] : []),
  ...(certificate_number ? [{ label: t('certificates.fact.number'), value: certificate_number }] : []),
];
