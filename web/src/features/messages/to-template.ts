import { inBraces, splitAtPlaceholders } from '#shared/domain/message-templates.ts';

const letter = /[\p{L}\p{N}]/u;
/** Scripts that write words without spaces between them. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
/** Titles and initials end with a period; particles such as `de` begin with a small letter. */
const isPartOfName = (word: string): boolean => !/^\p{Ll}/u.test(word) && !word.endsWith('.');

/** The shortest value that is replaced: shorter ones are parts of other words. */
const shortestValue = 2;

/** A text that one thread alone says, and the placeholder in its place. */
interface Known {
  value: string;
  by: string;
}

const joins = (left: string | undefined, right: string | undefined): boolean =>
  left !== undefined && right !== undefined && [left, right].every((each) => letter.test(each) && !unspaced.test(each));

/** The values of a thread, and the parts of its people's names. The longest come first, as they may contain others; whole values before parts. */
function knownOf(values: Readonly<Record<string, string>>): Known[] {
  const whole = Object.entries(values).map(([name, value]) => ({ name, value: value.trim() }));
  const parts = ['candidate_name', 'recruiter_name'].flatMap((name) =>
    (values[name] ?? '')
      .split(/[\s,]/u)
      .filter(isPartOfName)
      .map((value) => ({ name, value })),
  );
  return [...whole, ...parts]
    .filter(({ value }) => value.length >= shortestValue)
    .sort((left, right) => right.value.length - left.value.length)
    .map(({ name, value }) => ({ value, by: inBraces(name) }));
}

/** A text without placeholders, with each whole occurrence of a value replaced; first and last name become one placeholder. */
function replaced(text: string, known: readonly Known[]): string {
  let done = '';
  for (let at = 0; at < text.length; ) {
    const found = known.find(
      ({ value }) =>
        text.startsWith(value, at) && !joins(text[at - 1], value[0]) && !joins(value.at(-1), text[at + value.length]),
    );
    if (found && !done.endsWith(`${found.by} `)) done += found.by;
    else if (found) done = done.slice(0, -1);
    else done += text[at];
    at += found?.value.length ?? 1;
  }
  return done;
}

/**
 * A message as a template: what it says of one thread is replaced by the placeholders whose values these are, so that no candidate's name
 * reaches another one. Placeholders that it has already stay as they are.
 */
export const toTemplate = (text: string, values: Readonly<Record<string, string>>): string => {
  const known = knownOf(values);
  return splitAtPlaceholders(text)
    .map((piece, nth) => (nth % 2 === 0 ? replaced(piece, known) : inBraces(piece)))
    .join('');
};
