import type { Range } from './folded.ts';

/** Replaces redacted text. Its length is constant, so that it does not reveal the original length. */
export const hidden = '***';

/** A text with its ranges hidden, in any order; those that touch are one. Everything else is as it was typed. */
export function hide(text: string, ranges: readonly Range[]): string {
  let shown = '';
  let place = 0;
  let isHidden = false;
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    if (start > place || !isHidden) shown += text.slice(place, start) + hidden;
    place = Math.max(place, end);
    isHidden = true;
  }
  return shown + text.slice(place);
}
