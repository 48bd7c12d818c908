import type { ReasonWords } from '#shared/domain/languages/grammar/reason-words.ts';
import { arabic } from '#shared/domain/languages/grammar/reason-words-ar.ts';
import { german } from '#shared/domain/languages/grammar/reason-words-de.ts';
import { english } from '#shared/domain/languages/grammar/reason-words-en.ts';
import { spanish } from '#shared/domain/languages/grammar/reason-words-es.ts';
import { french } from '#shared/domain/languages/grammar/reason-words-fr.ts';
import { hindi } from '#shared/domain/languages/grammar/reason-words-hi.ts';
import { japanese } from '#shared/domain/languages/grammar/reason-words-ja.ts';
import type { InterfaceLanguage } from '#shared/locales/languages.ts';

/** How each language of the site says the reasons of a match; the browser loads one of them. */
export const reasonWords: Readonly<Record<InterfaceLanguage, ReasonWords>> = {
  en: english,
  de: german,
  ar: arabic,
  fr: french,
  es: spanish,
  ja: japanese,
  hi: hindi,
};
