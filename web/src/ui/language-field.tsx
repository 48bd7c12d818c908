import { type Ref, useState } from 'react';
import { useT } from '../lib/i18n.ts';
import { useLanguageSuggestions } from '../lib/use-language-suggestions.ts';
import { Combobox } from './combobox.tsx';
import type { FieldTexts } from './field.tsx';

/**
 * A field for a language: it suggests languages by any of their names, and takes every text. Takes the `field` of a
 * `Controller` of react-hook-form by spreading.
 */
export const LanguageField = ({
  value,
  ref,
  ...field
}: FieldTexts & {
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  name: string;
  ref?: Ref<HTMLInputElement>;
}) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { languages, isUnknown } = useLanguageSuggestions(value, isOpen);
  const suggestions = languages.map(({ tag, name, own_name }) => ({
    id: tag,
    label: name,
    detail: own_name && own_name !== name ? { text: own_name, lang: tag } : undefined,
  }));
  return (
    <Combobox
      {...field}
      {...{ value, suggestions, isOpen, setOpen }}
      {...(ref && { inputRef: ref })}
      notice={isUnknown ? t('common.language.unknown') : undefined}
    />
  );
};
