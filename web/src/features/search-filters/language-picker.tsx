import type { SearchedKind } from '#shared/domain/saved-searches.ts';
import { t, useT } from '#web/lib/i18n.ts';
import { LanguageField } from '#web/ui/language-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { levelText } from './language-text.ts';
import type { LanguageChoice } from './use-language-choice.ts';

/** Levels to choose from: one's own when jobs are searched, the lowest that is enough when people are. */
export const levelOptions = (kind: SearchedKind, levels: readonly string[]) => [
  { value: '', label: t('search.anyLevel') },
  ...levels.map((value) => {
    const level = levelText(value);
    return { value, label: kind === 'jobs' ? level : t('search.atLeast', { level }) };
  }),
];

/** Chooses a language by any of its names, and a level, in words of who searches. */
export const LanguagePicker = ({
  kind,
  choice: { language, level, levels, error, choose },
  className = '',
}: {
  kind: SearchedKind;
  choice: LanguageChoice;
  /** Of both fields. */
  className?: string;
}) => {
  useT();
  return (
    <>
      <LanguageField
        name="condition_language"
        className={className}
        label={t('common.language.label')}
        value={language}
        onChange={(text) => choose({ language: text, level, error: '' })}
        {...(error && { error })}
      />
      <Select
        name="condition_level"
        className={className}
        label={t(`search.levelLabel.${kind}`)}
        value={level}
        onChange={({ target }) => choose({ language, level: target.value, error })}
        options={levelOptions(kind, levels)}
      />
    </>
  );
};
