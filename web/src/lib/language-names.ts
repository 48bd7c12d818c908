import { languageNames } from 'virtual:language-names';
import { useQuery } from '@tanstack/react-query';
import { namerOf } from '#shared/domain/languages/language-name.ts';
import type { NameOf } from '#shared/domain/languages/say-reason.ts';
import { useLanguage } from './i18n.ts';

/**
 * The names of languages by tag, in the language of the site; undefined until they are loaded, which happens once a
 * visit. They come from the table that also resolves names: browsers know fewer and other ones.
 */
export const useLanguageNames = (isWanted = true): NameOf | undefined => {
  const locale = useLanguage();
  const { data } = useQuery({
    queryKey: ['language-names', locale],
    queryFn: async () => namerOf((await languageNames[locale]()).default),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  return data;
};

/** The name of one language; until the names are loaded, the browser's, as a heading must not be empty. */
export const useLanguageName = (tag: string): string => {
  const locale = useLanguage();
  const nameOf = useLanguageNames();
  return nameOf ? nameOf(tag) : (new Intl.DisplayNames([locale], { type: 'language' }).of(tag) ?? tag);
};
