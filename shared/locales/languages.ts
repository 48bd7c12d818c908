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

/**
 * Languages that are written from right to left, by their tags. `Intl.Locale` knows them as well, but its first answer takes a
 * phone 70 ms at the start of each visit.
 */
const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'nqo', 'ps', 'sd', 'syr', 'ug', 'ur', 'yi']);

/** The direction in which a language is written. */
export const directionOf = (language: InterfaceLanguage): 'ltr' | 'rtl' => (rightToLeft.has(language) ? 'rtl' : 'ltr');

/** The language in its main form (`pt` for `pt-BR`) where the site has it, or else another one. */
export function interfaceLanguageOf(tag: string | null, otherwise: InterfaceLanguage = 'en'): InterfaceLanguage {
  const main = tag?.toLowerCase().split('-')[0];
  return interfaceLanguages.find((language) => language === main) ?? otherwise;
}
