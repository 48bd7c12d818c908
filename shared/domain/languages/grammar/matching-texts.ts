import englishMessages from '#shared/locales/en/matching.json' with { type: 'json' };
import { grammarFormats } from '#shared/locales/grammar-formats.ts';
import type { InterfaceLanguage } from '#shared/locales/languages.ts';
import { type FormattedValues, type Message, type Say, sayFrom } from '#shared/locales/say.ts';

type MatchingKey = keyof typeof englishMessages;

/** The messages of `<language>/matching.json`. */
export type MatchingMessages = Readonly<Record<MatchingKey, Message>>;

/**
 * The texts of one language for requirements and for the reasons of a match. They avoid persons, so that candidates and
 * recruiters read the same words, and endings that depend on the name of a language. Sentences have no capital letter at
 * their start and no full stop. A word may have another form inside requirements: `{form, select, requirement {…} other {…}}`.
 */
export interface MatchingTexts {
  language: InterfaceLanguage;
  say: Say<MatchingKey, FormattedValues>;
}

const textsIn = (language: InterfaceLanguage, messages: MatchingMessages): MatchingTexts => ({
  language,
  say: sayFrom(messages, grammarFormats(language)),
});

/** English is part of the code. */
export const englishTexts = textsIn('en', englishMessages);

/** The texts of a language by its messages; English without any. */
export const matchingTextsOf = (language: InterfaceLanguage, messages?: MatchingMessages): MatchingTexts =>
  messages ? textsIn(language, messages) : englishTexts;
