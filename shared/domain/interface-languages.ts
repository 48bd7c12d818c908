/** Languages of the site and its mails, by their tags; the first is the fallback. */
export const interfaceLanguages = ['en', 'de', 'ar', 'fr', 'es', 'ja', 'hi'] as const;
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

/** The language in its main form (`pt` for `pt-BR`) where the site has it, or else English. */
export function interfaceLanguageOf(tag: string | null): InterfaceLanguage {
  const main = tag?.toLowerCase().split('-')[0];
  return interfaceLanguages.find((language) => language === main) ?? 'en';
}
