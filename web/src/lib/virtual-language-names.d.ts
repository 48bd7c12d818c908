/** Made by `web/language-names-plugin.ts`. */
declare module 'virtual:language-names' {
  /** The English names of living languages that `languageNames` lacks, by tag: 46 KB compressed. */
  export const otherNames: () => Promise<{ default: Readonly<Record<string, string>> }>;

  import type { InterfaceLanguage } from '#shared/locales/languages.ts';

  /** Loads the names of all languages by tag, in a language of the site. */
  export const languageNames: Readonly<
    Record<InterfaceLanguage, () => Promise<{ default: Readonly<Record<string, string>> }>>
  >;
}
