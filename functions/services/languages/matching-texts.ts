import { type MatchingTexts, matchingTextsOf } from '#shared/domain/languages/grammar/matching-texts.ts';
import { type NameOf, namerOf } from '#shared/domain/languages/language-name.ts';
import type { InterfaceLanguage } from '#shared/locales/languages.ts';
import { matchingFiles } from '#shared/locales/matching-files.ts';
import { languageNames } from './language-names.ts';

/** What says requirements in a language of the site, with the names of languages. */
export async function matchingTextsIn(site: InterfaceLanguage): Promise<{ nameOf: NameOf; texts: MatchingTexts }> {
  const loaded = site === 'en' ? undefined : matchingFiles[site]();
  const [names, file] = await Promise.all([languageNames(site), loaded]);
  return { nameOf: namerOf(names), texts: matchingTextsOf(site, file?.default) };
}
