import { useQuery } from '@tanstack/react-query';
import { languageCalls } from '#shared/contracts/languages.ts';
import { languageName } from './format.ts';
import { useLanguage } from './i18n.ts';
import { queryOf } from './query.ts';

/**
 * The name of a language in the language of the site. Browsers know some 350 names; the server is asked for others, such
 * as those of signed languages. Until it answers, the name is the tag.
 */
export const useLanguageName = (tag: string): string => {
  const locale = useLanguage();
  const known = languageName(tag);
  const { data } = useQuery({
    ...queryOf(languageCalls.suggest, { query: { q: tag, locale } }),
    enabled: known === tag,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data?.find((language) => language.tag === tag)?.name ?? known;
};
