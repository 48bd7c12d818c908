import { tagOfName } from '#functions/services/languages/text-tags.ts';
import { spell } from '#shared/domain/spelled-text.ts';
import type { Contains } from './port/port.ts';

/** What the named short texts must contain; empty texts ask for nothing. */
export const substrings = (texts: Readonly<Record<string, string | undefined>>): Contains[] =>
  Object.entries(texts).flatMap(([column, text]) => {
    const spelled = spell(text);
    return spelled.text === '' ? [] : [{ column, ...spelled }];
  });

/**
 * Whatever has the text where its language is written, or the language that it names in any language: `Deutsch`, `German` and
 * `德語` find the same.
 */
export async function languageFilter({ language }: { language?: string | undefined }): Promise<Contains[]> {
  const tag = language ? await tagOfName(language) : null;
  return substrings({ language }).map((written) => (tag ? { ...written, tag } : written));
}
