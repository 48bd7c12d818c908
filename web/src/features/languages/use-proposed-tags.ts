import { useQueries } from '@tanstack/react-query';
import { languageCalls } from '#shared/contracts/languages.ts';
import { queryOf } from '#web/lib/query.ts';
import { namesIn } from './names-in.ts';
import type { StoredLanguages } from './use-language-form.ts';

/**
 * The languages that the form begins with although they are not stated: as long as nothing is stated, those that were typed at
 * the sign-up, and the one that a link names. Undefined until the names are resolved; a name that means no language, or more
 * than one, is left out.
 * @param named the tag that a link names
 */
export const useProposedTags = (
  { languages, language }: StoredLanguages & { language: string },
  named: string | undefined,
): readonly string[] | undefined => {
  const typed = languages.length === 0 ? namesIn(language) : [];
  const answers = useQueries({
    queries: typed.map((name) => ({
      ...queryOf(languageCalls.resolve, { query: { name } }),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })),
  });
  if (answers.some(({ isPending, isFetching }) => isPending && isFetching)) return undefined;
  const [whole, ...parts] = answers.map(({ data }) => data?.tag);
  const tags = new Set([...(whole ? [whole] : parts), named].filter((tag) => tag != null));
  return [...tags].filter((each) => languages.every(({ tag }) => tag !== each));
};
