import { foldPart } from './folded.ts';

/** Cyrillic and Greek letters, and the Latin ones that look the same, in lower or upper case (Unicode's confusables). */
const latinOf = new Map(
  Object.entries({
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    і: 'i',
    ј: 'j',
    ѕ: 's',
    һ: 'h',
    ԁ: 'd',
    ԛ: 'q',
    ԝ: 'w',
    в: 'b',
    к: 'k',
    м: 'm',
    н: 'h',
    т: 't',
    г: 'r',
    п: 'n',
    α: 'a',
    ο: 'o',
    ν: 'v',
    ρ: 'p',
    ι: 'i',
    κ: 'k',
    τ: 't',
    υ: 'u',
    χ: 'x',
    η: 'n',
    ε: 'e',
    β: 'b',
    γ: 'y',
    ɑ: 'a',
    ɡ: 'g',
  }),
);
const cyrillicOf = new Map(
  [...latinOf].filter(([letter]) => /\p{Script=Cyrillic}/u.test(letter)).map(([letter, latin]) => [latin, letter]),
);
const latin = /\p{Script=Latin}/u;
const otherScript = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** A word of mixed scripts with its letters replaced by those of one script that look the same. */
export function lookAlikes(word: string): string[] {
  if (!latin.test(word) || !otherScript.test(word)) return [];
  const letters = [...foldPart(word)];
  return [latinOf, cyrillicOf].map((map) => letters.map((letter) => map.get(letter) ?? letter).join(''));
}
