import type { Scorecard } from '#shared/contracts/interview-kit-answers.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLanguageName } from '#web/lib/language-names.ts';
import { canDoStatement } from '#web/lib/skill-texts.ts';
import { levelsOf, onlyScored, type Scored } from './scored.ts';

const Language = ({ language }: { language: Scored }) => (
  <div className="space-y-1">
    <p className="font-semibold">{useLanguageName(language.tag)}</p>
    <ul className="space-y-1 text-sm">
      {levelsOf(language).map(({ skill, name, level }) => (
        <li key={skill}>
          <p>
            <span>{name}</span> <strong>{level}</strong>
          </p>
          <p className="text-soft">{canDoStatement(language.tag, skill, level)}</p>
        </li>
      ))}
    </ul>
    {language.note && <p className="text-sm wrap-anywhere whitespace-pre-line">{language.note}</p>}
  </div>
);

/** What was seen of each language. */
export const ScoredLanguages = ({ languages }: { languages: readonly Scored[] }) => (
  <div className="space-y-3">
    {onlyScored(languages).map((language) => (
      <Language key={language.tag} language={language} />
    ))}
  </div>
);

/** What a colleague saw in an interview. */
export const ShownScorecard = ({ scorecard: { author, at, languages, note } }: { scorecard: Scorecard }) => {
  const t = useT();
  return (
    <li className="space-y-3 rounded-lg border border-line p-4">
      <p className="text-sm text-soft">
        <bdi className="font-semibold text-ink">{author ?? t('interviewKit.left')}</bdi>{' '}
        <span>{formatDate(at, 'time')}</span>
      </p>
      <ScoredLanguages languages={languages} />
      {note && <p className="text-sm wrap-anywhere whitespace-pre-line">{note}</p>}
    </li>
  );
};
