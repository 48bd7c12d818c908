import type { Occupation } from '../occupation-slugs.ts';
import { continuesWord } from '../search-words.ts';
import { foldedWords, type NameIndex, occupationsCalled } from './name-index.ts';

/** Names in a text: where they are, and what they mean. */
interface Span {
  from: number;
  to: number;
  occupations: readonly Occupation[];
}

/** How many occupations are suggested. */
const maxSuggestions = 3;

/** Whole words that are a name. */
function spansOfWords(index: NameIndex, words: readonly string[]): Span[] {
  const starts: number[] = [];
  let length = 0;
  for (const word of words) {
    starts.push(length);
    length += word.length + 1;
  }
  return starts.flatMap((from, first) =>
    Array.from({ length: Math.min(index.maxWords, words.length - first) }, (_, more) => {
      const last = first + more;
      const to = (starts[last] ?? 0) + (words[last] ?? '').length;
      return { from, to, occupations: occupationsCalled(index, words.slice(first, last + 1)) };
    }),
  );
}

/** Names in a script without spaces, anywhere. */
function spansOfParts({ byName }: NameIndex, text: string): Span[] {
  const spans: Span[] = [];
  for (const [name, occupations] of byName) {
    if ([...name].some(continuesWord)) continue;
    const from = text.indexOf(name);
    if (from !== -1) spans.push({ from, to: from + name.length, occupations });
  }
  return spans;
}

/**
 * Occupations whose names are in a text, such as a job's title, the longest name first; none for a name that is a part of
 * another: `medical interpreter` suggests no interpreter. A person chooses; nothing is stored by itself.
 */
export function suggestOccupations(index: NameIndex, text: string): Occupation[] {
  const words = foldedWords(text);
  const spans = [...spansOfWords(index, words), ...spansOfParts(index, words.join(' '))].filter(
    ({ occupations }) => occupations.length > 0,
  );
  const length = ({ from, to }: Span) => to - from;
  const isPart = (span: Span) =>
    spans.some((other) => other.from <= span.from && other.to >= span.to && length(other) > length(span));
  const whole = spans.filter((span) => !isPart(span)).sort((left, right) => length(right) - length(left));
  return [...new Set(whole.flatMap(({ occupations }) => occupations))].slice(0, maxSuggestions);
}
