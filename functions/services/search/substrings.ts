import { spell } from '#shared/domain/spelled-text.ts';
import type { Contains } from './port.ts';

/** What the named short texts must contain; empty texts ask for nothing. */
export const substrings = (texts: Readonly<Record<string, string | undefined>>): Contains[] =>
  Object.entries(texts).flatMap(([column, text]) => {
    const spelled = spell(text);
    return spelled.text === '' ? [] : [{ column, ...spelled }];
  });
