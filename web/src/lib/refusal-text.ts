import { englishFieldText, isFieldTextId } from '#shared/texts/field-text-id.ts';
import { partsOfTextId } from '#shared/texts/text-id.ts';
import { writtenValues } from '#shared/texts/text-values.ts';
import { getLanguage, translated } from './i18n.ts';

/**
 * The text of a text id (`text_too_long?max=200`) in the current language, in English if it is not translated.
 * Undefined for ids that this build does not know: the server's English text is shown then.
 */
export const refusalText = (id: string): string | undefined => {
  const { key, values } = partsOfTextId(id);
  return (
    translated(key, writtenValues(values, getLanguage())) ?? (isFieldTextId(id) ? englishFieldText(id) : undefined)
  );
};
