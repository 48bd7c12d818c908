import { type InterfaceLanguage, interfaceLanguages } from '#shared/locales/languages.ts';

/** Languages in which the table names each language: those of the site. */
export const nameLocales = interfaceLanguages;
export type NameLocale = InterfaceLanguage;

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

/** A living language that only ISO 639-3 names: in English. */
export interface OtherLanguage {
  tag: string;
  name: string;
  /** Its names and its code, folded by `foldLanguageName`. */
  terms: readonly string[];
}

/** All languages that the product names, made at build time from CLDR and ISO 639-3 by `infra/languages`. */
export interface LanguageTable {
  /** The most used first. */
  languages: readonly NamedLanguage[];
  /** All other living languages, by name. */
  others: readonly OtherLanguage[];
  /** Terms that mean no single language, though languages have them. */
  ambiguous: readonly string[];
}
