import { readFileSync } from 'node:fs';
import {
  type MatchingMessages,
  type MatchingTexts,
  matchingTextsOf,
} from '#shared/domain/languages/grammar/matching-texts.ts';
import { type InterfaceLanguage, interfaceLanguages } from '#shared/locales/languages.ts';

const read = (language: InterfaceLanguage, name: string) =>
  JSON.parse(readFileSync(new URL(`../../shared/locales/${language}/${name}.json`, import.meta.url), 'utf8'));

const inEachLanguage = <Texts>(textsOf: (language: InterfaceLanguage) => Texts) =>
  Object.fromEntries(interfaceLanguages.map((language) => [language, textsOf(language)])) as Record<
    InterfaceLanguage,
    Texts
  >;

/** What says requirements and reasons in each language of the site; the browser loads one of them. */
export const matchingTexts: Record<InterfaceLanguage, MatchingTexts> = inEachLanguage((language) =>
  matchingTextsOf(language, read(language, 'matching') as MatchingMessages),
);

type Examples = typeof import('#shared/locales/en/matching-examples.json');
export type ExampleKey = Exclude<keyof Examples, 'default'> & string;

/** What each language says in the examples of the unit tests, with names of languages as inside a sentence. */
export const matchingExamples = inEachLanguage(
  (language) => read(language, 'matching-examples') as Readonly<Record<ExampleKey, string>>,
);
