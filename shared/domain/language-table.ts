/** Languages in which the table names each language: those of the site, and those that it will have. */
export const nameLocales = ['en', 'de', 'ar', 'fr', 'es', 'ja', 'hi'] as const;
export type NameLocale = (typeof nameLocales)[number];

/** One language of the table. */
export interface NamedLanguage {
  /** Canonical BCP 47 tag, with three letters where the language has no code of two. */
  tag: string;
  /** Its name in itself; null where no source has one. */
  own: string | null;
  names: Readonly<Record<NameLocale, string>>;
  /** All its names and codes in all locales of CLDR, folded by `foldLanguageName`. */
  terms: readonly string[];
}

/** All languages that the product names, made at build time from CLDR and ISO 639-3 by `infra/languages`. */
export interface LanguageTable {
  /** The most used first. */
  languages: readonly NamedLanguage[];
  /** Terms that mean no single language, though languages have them. */
  ambiguous: readonly string[];
}
