import { useQuery } from '@tanstack/react-query';
import { languageCalls } from '#shared/contracts/languages.ts';
import { languageName } from '#web/lib/format.ts';
import { useLanguage } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';

/** A language's name from the product's table; until it has answered, and for varieties without one, the browser's. */
export const useLanguageName = (tag: string): string => {
  const locale = useLanguage();
  const { data = [] } = useQuery({
    ...queryOf(languageCalls.suggest, { query: { q: tag, locale } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data.find((each) => each.tag === tag)?.name ?? languageName(tag);
};
