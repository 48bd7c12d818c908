import type { LanguageRow } from '#shared/domain/languages/language-row.ts';
import { languageText } from '#web/lib/language-text.ts';
import { LanguageLines } from './language-lines.tsx';

/** The first two languages of a person in a row of a list; without levels, the name of the main one. */
export const RowLanguages = ({
  of: { languages, language },
}: {
  of: { languages: readonly LanguageRow[]; language: string };
}) =>
  languages.length > 0 ? (
    <LanguageLines languages={languages.slice(0, 2)} />
  ) : (
    <p className="truncate font-semibold">{language && languageText(language)}</p>
  );
