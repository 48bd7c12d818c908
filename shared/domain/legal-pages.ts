import { type InterfaceLanguage, interfaceLanguages } from '#shared/locales/languages.ts';

/** Pages about the operator and the law, each at an address for each language of the site (decision 74). */
export const legalPages = [
  'privacy',
  'terms',
  'imprint',
  'refunds',
  'accessibility',
  'grievances',
  'contact-point',
] as const;
export type LegalPage = (typeof legalPages)[number];

/** Address of a legal page in a language. A document of its own: links to it load it, they are no route of the application. */
export const legalPath = (language: InterfaceLanguage, page: LegalPage): string => `/${language}/${page}`;

/** Addresses of all legal pages in all languages, page by page. */
export const legalPaths: readonly string[] = legalPages.flatMap((page) =>
  interfaceLanguages.map((language) => legalPath(language, page)),
);
