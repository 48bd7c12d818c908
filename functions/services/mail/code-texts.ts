import type { InterfaceLanguage } from '#shared/domain/interface-languages.ts';
import type { CodeCatalogue } from './code-catalogue.ts';
import { arabic } from './code-texts-ar.ts';
import { german } from './code-texts-de.ts';
import { english } from './code-texts-en.ts';
import { spanish } from './code-texts-es.ts';
import { french } from './code-texts-fr.ts';
import { hindi } from './code-texts-hi.ts';
import { japanese } from './code-texts-ja.ts';

/** The texts of the mails with codes in every language of the site. */
export const codeCatalogues: Readonly<Record<InterfaceLanguage, CodeCatalogue>> = {
  en: english,
  de: german,
  ar: arabic,
  fr: french,
  es: spanish,
  ja: japanese,
  hi: hindi,
};
