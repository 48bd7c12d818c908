import { type InterfaceLanguage, interfaceLanguageOf } from '#shared/locales/languages.ts';
import { optionalSetting } from './env.ts';

/** The default language of this deployment's site; English where it has none. */
export const siteLanguage = (): InterfaceLanguage => interfaceLanguageOf(optionalSetting('SITE_LANGUAGE') ?? null);

/**
 * The language in which a person is addressed or a text is framed.
 * @param tag that the person chose or the text states, in any form; null where there is none
 * @returns its language where the site has that, or else the default of the site
 */
export const languageFor = (tag: string | null): InterfaceLanguage => interfaceLanguageOf(tag, siteLanguage());
