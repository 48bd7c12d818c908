import {
  type MatchingMessages,
  type MatchingTexts,
  matchingTextsOf,
} from '#shared/domain/languages/grammar/matching-texts.ts';
import type { InterfaceLanguage } from '#shared/locales/languages.ts';

type Load = () => Promise<{ default: MatchingMessages }>;

/** Each language's file is loaded with the first page in it; English is part of the code. */
const files: Readonly<Record<Exclude<InterfaceLanguage, 'en'>, Load>> = {
  de: () => import('#shared/locales/de/matching.json', { with: { type: 'json' } }),
  ar: () => import('#shared/locales/ar/matching.json', { with: { type: 'json' } }),
  fr: () => import('#shared/locales/fr/matching.json', { with: { type: 'json' } }),
  es: () => import('#shared/locales/es/matching.json', { with: { type: 'json' } }),
  ja: () => import('#shared/locales/ja/matching.json', { with: { type: 'json' } }),
  hi: () => import('#shared/locales/hi/matching.json', { with: { type: 'json' } }),
};

/** What says requirements in a language of the site. */
export const matchingTextsIn = async (site: InterfaceLanguage): Promise<MatchingTexts> =>
  matchingTextsOf(site, site === 'en' ? undefined : (await files[site]()).default);
