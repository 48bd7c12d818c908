/** Tags of the demo's languages. */
const tags: Readonly<Record<string, string>> = {
  ...{ Arabic: 'ar', Dutch: 'nl', English: 'en', French: 'fr', German: 'de', Greek: 'el', Hebrew: 'he', Hindi: 'hi' },
  ...{ Italian: 'it', Japanese: 'ja', Korean: 'ko', Mandarin: 'zh', Polish: 'pl', Portuguese: 'pt', Russian: 'ru' },
  ...{ Spanish: 'es', Swedish: 'sv', Tamil: 'ta', Thai: 'th', Turkish: 'tr', Ukrainian: 'uk', Vietnamese: 'vi' },
};

/** The tag of a language of the demo. */
export function tagOf(language: string): string {
  const tag = tags[language];
  if (tag === undefined) throw new Error(`The demo has no tag of ${language}.`);
  return tag;
}

/** The tag of the language of a native speaker: that of Brazil is a variety. */
export const nativeTagOf = (language: string, place: string): string =>
  language === 'Portuguese' && place.endsWith('Brazil') ? 'pt-BR' : tagOf(language);
