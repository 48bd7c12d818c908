import { languageFor } from '#functions/platform/site-language.ts';
import { type InterfaceLanguage, interfaceLanguages } from '#shared/locales/languages.ts';
import { readTexts } from '#shared/locales/read-texts.ts';

const texts = readTexts('screens/servedPages');

/** The language of a page, and what says its texts in it. */
export interface PageTexts {
  site: InterfaceLanguage;
  say: ReturnType<typeof texts>;
}

export const textsIn = (site: InterfaceLanguage): PageTexts => ({ site, say: texts(site) });

/** The language of a part of an address; where the address has none, that of lists, English, or the one that is given. */
export const siteAt = (part = '', otherwise: InterfaceLanguage = 'en'): InterfaceLanguage =>
  interfaceLanguages.find((each) => each === part) ?? otherwise;

/**
 * The language in which the page of a text is framed: that of the text, where the site has it, else the default of the site. So it is
 * for a text that states none.
 */
export const frameOf = (language: string | null = null): InterfaceLanguage => languageFor(language);
