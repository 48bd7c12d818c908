import type { NameOf } from '#shared/domain/languages/say-reason.ts';
import { languageName } from './format.ts';
import { useLanguage } from './i18n.ts';

/** The names of languages by tag, in the language of the site; undefined until they are loaded. */
export const useLanguageNames = (): NameOf | undefined => {
  useLanguage();
  return languageName;
};
