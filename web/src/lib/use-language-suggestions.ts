import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { languageCalls } from '#shared/contracts/languages.ts';
import { call } from './api-client.ts';
import { useLanguage } from './i18n.ts';
import { queryOf } from './query.ts';
import { useSettled } from './use-settled.ts';

/** Shorter than the pause between two words, longer than between two keys. */
const debounceMs = 150;

/** The longest text of a field for a language. */
const longestText = 60;

/**
 * Suggests languages for a text while it is typed, in the language of the site. Responses stay fresh, as names change
 * only with deployments. Without a response there are no suggestions, and the field accepts free text.
 * @param isWanted whether to search at all
 */
export const useLanguageSuggestions = (typed: string, isWanted: boolean) => {
  const locale = useLanguage();
  const text = typed.trim();
  const q = useSettled(text, debounceMs);
  const { data = [], isSuccess } = useQuery({
    ...queryOf(languageCalls.suggest, { query: { q, locale } }),
    enabled: isWanted && q.length <= longestText,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { languages: data, isUnknown: isSuccess && data.length === 0 && q === text };
};

/** Requests which language a text names; null for none, several, or without an answer. */
export const resolveLanguage = async (name: string): Promise<string | null> => {
  const { tag } = await call(languageCalls.resolve, { query: { name } }).catch(() => ({ tag: null }));
  return tag;
};
