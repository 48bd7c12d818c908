import { type InterfaceLanguage, interfaceLanguageOf, interfaceLanguages } from '#shared/locales/languages.ts';
import { readTexts } from '#shared/locales/read-texts.ts';

const texts = readTexts('screens/servedPages');

/** The language of a page, and what says its texts in it. */
export interface PageTexts {
  site: InterfaceLanguage;
  say: ReturnType<typeof texts>;
}

export const textsIn = (site: InterfaceLanguage): PageTexts => ({ site, say: texts(site) });

/** The language of a part of an address; English where the address has none. */
export const siteAt = (part = ''): InterfaceLanguage => interfaceLanguages.find((each) => each === part) ?? 'en';

/**
 * The language in which the page of a text is framed: that of the text, where the site has it, else English. So it is for a text
 * that states none: most are written in it.
 */
export const frameOf = (language: string | null = null): InterfaceLanguage => interfaceLanguageOf(language);
