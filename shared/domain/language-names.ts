import { foldText } from './fold-text.ts';

/** Languages in which language names are recognised: those of the site, and those most used by candidates. */
const namedIn = ['en', 'de', 'ar', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'ru', 'uk', 'el', 'tr', 'hi', 'zh', 'ja', 'ko'];
const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

/** The folded words of all language names (ISO 639-1). Built at first use, because it takes 50 ms. */
let known: ReadonlySet<string> | undefined;

/** Whether a word is part of the name of a language. Some are also first names, such as `German`. */
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
