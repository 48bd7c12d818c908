import { type InterfaceLanguage, interfaceLanguages } from '#shared/locales/languages.ts';
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
 * The language in which a job's page is framed: that of its text, where the site has it. No job states it yet, therefore it
 * is English, the language in which most are written.
 */
export const textLanguageOf = (): InterfaceLanguage => 'en';
