import { useState } from 'react';
import { languageNames } from '#shared/locales/languages.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import type { FieldTexts } from '#web/ui/field.tsx';
import { LanguageTagField } from '#web/ui/language-tag-field.tsx';
import { Select } from '#web/ui/select.tsx';

/** The option that opens the field for all other languages. */
const other = 'other';

const siteNames = Object.entries(languageNames).map(([value, label]) => ({ value, label, lang: value }));
const isOfSite = (tag: string): boolean => Object.hasOwn(languageNames, tag);

/** The language's own name where the site has it. */
const ownName = (tag: string): string | undefined => siteNames.find(({ value }) => value === tag)?.label;

/**
 * Chooses the language of a text: one of the site's, by its own name, or any other by any of its names.
 * @param props.suggested a language that the text seems to have: a press takes it
 */
export const TextLanguageField = ({
  value,
  onChange,
  name,
  suggested,
  error,
  ...texts
}: FieldTexts & {
  value: string;
  onChange: (tag: string) => void;
  name: string;
  suggested?: string | undefined;
}) => {
  const t = useT();
  const [hasOther, setOther] = useState(false);
  const isOther = hasOther || (value !== '' && !isOfSite(value));
  const choose = (chosen: string) => {
    setOther(chosen === other);
    onChange(chosen === other ? '' : chosen);
  };
  const suggestion = suggested && suggested !== value ? ownName(suggested) : undefined;
  return (
    <div className="space-y-3">
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          {...texts}
          name={name}
          error={isOther ? undefined : error}
          value={isOther ? other : value}
          onChange={({ target }) => choose(target.value)}
          options={[
            { value: '', label: t('jobPostings.form.textLanguageNone') },
            ...siteNames,
            { value: other, label: t('jobPostings.form.textLanguageOther') },
          ]}
        />
        {isOther && (
          <LanguageTagField
            label={t('common.language.label')}
            name={`${name}.other`}
            value={value}
            onChange={onChange}
            unknown={t('requirements.unknownLanguage')}
            error={error}
          />
        )}
      </div>
      {suggestion && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-soft">{t('jobPostings.form.textLanguageSuggested')}</span>
          <Button variant="secondary" size="sm" onClick={() => choose(suggested ?? '')}>
            <span lang={suggested}>{suggestion}</span>
          </Button>
        </div>
      )}
    </div>
  );
};
