import { foldText } from './fold-text.ts';

/** Languages whose names of languages are known: those of the site, and those that candidates write in most. */
const namedIn = ['en', 'de', 'ar', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'ru', 'uk', 'el', 'tr', 'hi', 'zh', 'ja', 'ko'];
const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

/** The words of all languages' names (ISO 639-1), folded; made when they are first asked for, as they take 50 ms. */
let known: ReadonlySet<string> | undefined;

/** Whether a word is, or is a part of, the name of a language: `German` is one, though it can be a first name, too. */
export function isLanguageName(word: string): boolean {
  known ??= new Set(namesOfLanguages().flatMap((name) => foldText(name).split(/[\s()-]+/)));
  return known.has(foldText(word));
}

function namesOfLanguages(): string[] {
  const codes = alphabet.flatMap((first) => alphabet.map((second) => first + second));
  return namedIn.flatMap((locale) => {
    const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
    return codes.flatMap((code) => names.of(code) ?? []);
  });
}
