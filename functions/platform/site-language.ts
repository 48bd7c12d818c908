import { type InterfaceLanguage, interfaceLanguageOf } from '#shared/locales/languages.ts';
import { optionalSetting } from './env.ts';

/** The default language of this deployment's site; English where it has none. */
export const siteLanguage = (): InterfaceLanguage => interfaceLanguageOf(optionalSetting('SITE_LANGUAGE') ?? null);

/** The language in which a person or a text is addressed: the chosen or stated one, or else the default of the site. */
export const languageFor = (tag: string | null): InterfaceLanguage => interfaceLanguageOf(tag, siteLanguage());
