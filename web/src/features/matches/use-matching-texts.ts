import { useEffect, useState } from 'react';
import { englishTexts, type MatchingTexts, matchingTextsOf } from '#shared/domain/languages/grammar/matching-texts.ts';
import { useLanguage } from '#web/lib/i18n.ts';
import { loadMatchingMessages } from '#web/lib/load-messages.ts';
import type { Language } from '#web/lib/site-languages.ts';

const loaded = new Map<Language, MatchingTexts>([['en', englishTexts]]);

/** The texts for reasons in the language of the site; undefined until they are loaded, English if that fails. */
export const useMatchingTexts = (): MatchingTexts | undefined => {
  const language = useLanguage();
  const [failed, setFailed] = useState<Language>();
  const [, setShown] = useState<Language>();
  useEffect(() => {
    if (loaded.has(language)) return;
    loadMatchingMessages(language).then(
      (messages) => {
        loaded.set(language, matchingTextsOf(language, messages));
        setShown(language);
      },
      () => setFailed(language),
    );
  }, [language]);
  return loaded.get(language) ?? (failed === language ? englishTexts : undefined);
};
