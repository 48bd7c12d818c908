import { type InterfaceLanguage, languageNames } from '#shared/locales/languages.ts';
import { defaultLanguage } from './site-settings.ts';
import { createStored } from './stored.ts';

export type Language = InterfaceLanguage;

const stored = createStored(['language']);

const isLanguage = (text: string | null | undefined): text is Language => !!text && Object.hasOwn(languageNames, text);

/** The first supported one of the language tags, in its main form (`de` for `de-AT`), else the site's default. */
export const firstKnown = (tags: readonly string[]): Language =>
  tags.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguage) ?? defaultLanguage;

/** Lists of jobs by language have an address for each language of the site, and so have a job's texts. */
const languageOfAddress = (): string | undefined => /^\/([a-z]{2})\/jobs\//.exec(window.location.pathname)?.[1];

/** The language that the address names, else the chosen one, else the browser's first supported one, else the site's default. */
export const preferredLanguage = (): Language => {
  const [named, chosen] = [languageOfAddress(), stored.read('language')];
  if (isLanguage(named)) return named;
  return isLanguage(chosen) ? chosen : firstKnown(navigator.languages);
};

/** Stores the visitor's choice. */
export const storeLanguage = (language: Language): void => stored.write({ language });
