import { languageNames, otherNames } from 'virtual:language-names';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { NameOf } from '#shared/domain/languages/language-name.ts';
import { namerOf } from '#shared/domain/languages/language-name.ts';
import { primarySubtag } from '#shared/domain/languages/tags.ts';
import { useLanguage } from './i18n.ts';
import { browserName } from './language-text.ts';
import { isUnanswered } from './query.ts';
import { afterPaint } from './when.ts';

/** The English names of languages that CLDR does not name; undefined until one of them is shown. */
let others: Readonly<Record<string, string>> | undefined;
let loading: Promise<void> | undefined;

/** Loads them once; a failure is tried again with the next such name. */
function loadOthers(whenLoaded: () => void): void {
  loading ??= otherNames()
    .then((module) => {
      others = module.default;
    })
    .catch(() => {
      loading = undefined;
    });
  void loading.then(() => others && whenLoaded());
}

/** The namer of a table, which requests the names of all other languages where it lacks one. */
function namerWithOthers(names: Readonly<Record<string, string>>, whenLoaded: () => void): NameOf {
  const nameOf = namerOf(names);
  let isRequested = false;
  return (tag) => {
    if (Object.hasOwn(names, primarySubtag(tag)) || Object.hasOwn(names, tag)) return nameOf(tag);
    if (others) return namerOf(others)(tag);
    if (!isRequested) loadOthers(whenLoaded);
    isRequested = true;
    return nameOf(tag);
  };
}

const useLoadedNames = (isWanted: boolean) => {
  const locale = useLanguage();
  const queryClient = useQueryClient();
  const queryKey = ['language-names', locale];
  return useQuery({
    queryKey,
    queryFn: async () => {
      // A list's first paint shows the browser's own names or none.
      await afterPaint();
      const names = (await languageNames[locale]()).default;
      const renew = () => queryClient.setQueryData(queryKey, () => namerWithOthers(names, renew));
      return namerWithOthers(names, renew);
    },
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
