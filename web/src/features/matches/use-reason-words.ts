import { useEffect, useState } from 'react';
import type { ReasonWords } from '#shared/domain/languages/grammar/reason-words.ts';
import { english } from '#shared/domain/languages/grammar/reason-words-en.ts';
import { useLanguage } from '#web/lib/i18n.ts';
import type { Language } from '#web/lib/site-languages.ts';

/** Each language is a chunk of its own, so that a reader loads one. */
const files: Readonly<Record<Language, () => Promise<ReasonWords>>> = {
  en: async () => english,
  de: async () => (await import('#shared/domain/languages/grammar/reason-words-de.ts')).german,
  ar: async () => (await import('#shared/domain/languages/grammar/reason-words-ar.ts')).arabic,
  fr: async () => (await import('#shared/domain/languages/grammar/reason-words-fr.ts')).french,
  es: async () => (await import('#shared/domain/languages/grammar/reason-words-es.ts')).spanish,
  ja: async () => (await import('#shared/domain/languages/grammar/reason-words-ja.ts')).japanese,
  hi: async () => (await import('#shared/domain/languages/grammar/reason-words-hi.ts')).hindi,
};

const loaded = new Map<Language, ReasonWords>([['en', english]]);

/** The words for reasons in the language of the site; undefined until they are loaded, English if that fails. */
export const useReasonWords = (): ReasonWords | undefined => {
  const language = useLanguage();
  const [failed, setFailed] = useState<Language>();
  const [, setShown] = useState<Language>();
  useEffect(() => {
    if (loaded.has(language)) return;
    files[language]().then(
      (words) => {
        loaded.set(language, words);
        setShown(language);
      },
      () => setFailed(language),
    );
  }, [language]);
  return loaded.get(language) ?? (failed === language ? english : undefined);
};
