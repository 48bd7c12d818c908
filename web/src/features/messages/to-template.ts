import { inBraces } from '#shared/domain/message-templates.ts';

const letter = /[\p{L}\p{N}]/u;
/** Scripts that write words without spaces between them. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** The shortest value that is replaced: shorter ones are parts of other words. */
const shortestValue = 2;

const joins = (left: string | undefined, right: string | undefined): boolean =>
  left !== undefined && right !== undefined && [left, right].every((each) => letter.test(each) && !unspaced.test(each));

/** A text with each whole occurrence of a value replaced. */
function replaced(text: string, value: string, by: string): string {
  const pieces = text.split(value);
  return pieces.reduce((before, after) => {
    const isWithin = joins(before.at(-1), value[0]) || joins(value.at(-1), after[0]);
    return before + (isWithin ? value : by) + after;
  });
}

/**
 * A message as a template: what it says of one thread is replaced by the placeholders whose values these are, so that no candidate's name
 * reaches another one.
 */
export const toTemplate = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .filter(([, value]) => value.length >= shortestValue)
    // A longer value may contain a shorter one.
    .sort(([, left], [, right]) => right.length - left.length)
    .reduce((done, [name, value]) => replaced(done, value, inBraces(name)), text);
