import type { InterfaceLanguage } from '#shared/locales/languages.ts';
import { arabic } from './ar.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import type { RequirementGrammar } from './grammar.ts';
import { hindi } from './hi.ts';
import { japanese } from './ja.ts';

/** How each language of the site says the requirements of a job. */
export const requirementGrammars: Readonly<Record<InterfaceLanguage, RequirementGrammar>> = {
  en: english,
  de: german,
  ar: arabic,
  fr: french,
  es: spanish,
  ja: japanese,
  hi: hindi,
};
