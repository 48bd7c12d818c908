import { foldText } from '#shared/domain/fold-text.ts';
import type { Contains } from './port.ts';

/** What the named short texts must contain; empty texts ask for nothing. */
export const substrings = (texts: Readonly<Record<string, string | undefined>>): Contains[] =>
  Object.entries(texts).flatMap(([column, text]) => {
    const folded = foldText(text ?? '');
    return folded === '' ? [] : [{ column, text: folded }];
  });
