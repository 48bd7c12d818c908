import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText } from '#shared/domain/fold-text.ts';
import { continuesWord, hasWord } from '#shared/domain/search-words.ts';
import { wholeWords } from './whole-words.ts';

it.each([
  ['it and ai', ['it', 'ai']],
  ['c# (go)', ['c', 'go']],
  ['itエンジニアe', ['it', 'e']],
  ['通訳', []],
  ['interpreter', []],
  ['go\ngo', ['go']],
])('the short words of %j are %j', (text, words) => {
  expect(wholeWords(text)).toEqual(words);
});

const character = fc.constantFrom('a', 'b', 'é', '𐐀', '1', ' ', '\n', '-', '#', '訳', '통', 'ท', 'क', 'ि');
const word = fc
  .array(character, { minLength: 1, maxLength: 2 })
  .map((characters) => characters.join(''))
  .filter((text) => [...text].every(continuesWord));

it('are those that a search finds by themselves', () => {
  fc.assert(
    fc.property(fc.array(character, { maxLength: 12 }), word, (characters, sought) => {
      const text = foldText(characters.join(''));
      expect(wholeWords(text).includes(sought)).toBe(hasWord(text, sought));
    }),
    { numRuns: 2_000 },
  );
});
