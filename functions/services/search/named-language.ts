import { spell } from '#shared/domain/spelled-text.ts';
import type { Contains } from './port/port.ts';
import { tagOfName } from './text-tags.ts';

/** What the named short texts must contain; empty texts ask for nothing. */
export const substrings = (texts: Readonly<Record<string, string | undefined>>): Contains[] =>
  Object.entries(texts).flatMap(([column, text]) => {
    const spelled = spell(text);
    return spelled.text === '' ? [] : [{ column, ...spelled }];
  });

/** The documented filter for a language is a text; `language_tag` is the language that it names, if it is one. */
export interface NamedLanguage {
  language?: string | undefined;
  language_tag?: string | null | undefined;
}

/** Adds the language that the filter's text names in any language, so that `Deutsch`, `German` and `德語` find the same. */
export const withNamedLanguage = async <Filters extends NamedLanguage>(
  filters: Filters,
): Promise<Filters & NamedLanguage> =>
  filters.language ? { ...filters, language_tag: await tagOfName(filters.language) } : filters;

/** Whatever has the text where its language is written, or the language that it names. */
export const languageFilter = ({ language, language_tag }: NamedLanguage): Contains[] =>
  substrings({ language }).map((written) => (language_tag ? { ...written, tag: language_tag } : written));
