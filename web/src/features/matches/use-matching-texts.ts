import { useQuery } from '@tanstack/react-query';
import { englishTexts, type MatchingTexts, matchingTextsOf } from '#shared/domain/languages/grammar/matching-texts.ts';
import { useLanguage } from '#web/lib/i18n.ts';
import { loadMatchingMessages } from '#web/lib/load-messages.ts';

/** The texts for reasons in the language of the site; undefined until they are loaded, English if that fails. */
export const useMatchingTexts = (): MatchingTexts | undefined => {
  const language = useLanguage();
  const isEnglish = language === 'en';
  const { data, isError } = useQuery({
    queryKey: ['matching-texts', language],
    queryFn: async () => matchingTextsOf(language, await loadMatchingMessages(language)),
    enabled: !isEnglish,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  return isEnglish || isError ? englishTexts : data;
};
