import { languageNames } from 'virtual:language-names';
import { useQuery } from '@tanstack/react-query';
import { namerOf } from '#shared/domain/languages/language-name.ts';
import type { NameOf } from '#shared/domain/languages/say-reason.ts';
import { useLanguage } from './i18n.ts';
import { browserName } from './language-text.ts';
import { isUnanswered } from './query.ts';

const useLoadedNames = (isWanted: boolean) => {
  const locale = useLanguage();
  return useQuery({
    queryKey: ['language-names', locale],
    queryFn: async () => namerOf((await languageNames[locale]()).default),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
};

/**
 * The names of languages by tag, in the language of the site; undefined until they are loaded, which happens once a
 * visit. They come from the table that also resolves names: browsers know fewer and other ones.
 */
export const useLanguageNames = (isWanted = true): NameOf | undefined => useLoadedNames(isWanted).data;

/** Whether the names are still awaited: not once loading them failed. */
export const useAreNamesAwaited = (): boolean => isUnanswered(useLoadedNames(true));

/** The name of one language; until the names are loaded, the browser's, as a heading must not be empty. */
export const useLanguageName = (tag: string): string => {
  const nameOf = useLanguageNames();
  return nameOf ? nameOf(tag) : browserName(tag);
};
