/**
 * Languages of the site and its mails: by their tags, with their own names; the first is the fallback. The texts of each are its
 * folder beside this file.
 */
export const languageNames = {
  en: 'English',
  de: 'Deutsch',
  ar: 'العربية',
  fr: 'Français',
  es: 'Español',
  ja: '日本語',
  hi: 'हिन्दी',
} as const;
export type InterfaceLanguage = keyof typeof languageNames;
export const interfaceLanguages = Object.keys(languageNames) as readonly InterfaceLanguage[];

/** Scripts that run from right to left, as `Intl.Locale` names them. */
const rightToLeftScripts: readonly (string | undefined)[] = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm'];

/** The direction in which a language is written. */
export const directionOf = (language: InterfaceLanguage): 'ltr' | 'rtl' =>
  rightToLeftScripts.includes(new Intl.Locale(language).maximize().script) ? 'rtl' : 'ltr';

/** The language in its main form (`pt` for `pt-BR`) where the site has it, or else English. */
export function interfaceLanguageOf(tag: string | null): InterfaceLanguage {
  const main = tag?.toLowerCase().split('-')[0];
  return interfaceLanguages.find((language) => language === main) ?? 'en';
}
