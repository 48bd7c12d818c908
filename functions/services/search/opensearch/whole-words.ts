import { continuesWord } from '#shared/domain/search-words.ts';

/** Longer words are also looked for inside of other words (`SearchTerm.isWhole`). */
const maxCharacters = 2;

/** The words of a folded text that are found as whole words only, each once: those that `hasWord` finds. */
export function wholeWords(text: string): string[] {
  const words = Array.from(text, (character) => (continuesWord(character) ? character : ' '))
    .join('')
    .split(' ');
  return [...new Set(words.filter((word) => word !== '' && [...word].length <= maxCharacters))];
}
