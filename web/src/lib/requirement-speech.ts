import { type MatchingMessages, matchingTextsOf } from '#shared/domain/languages/grammar/matching-texts.ts';
import { sentenceOf, shortSentenceOf } from '#shared/domain/languages/grammar/requirement-sentence.ts';
import { sayRequirements } from '#shared/domain/languages/grammar/say-requirements.ts';
import type { NameOf } from '#shared/domain/languages/language-name.ts';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import type { Language } from './site-languages.ts';

/** Says requirements as a whole or in the short form of lists; in English without messages of another language. */
export type SayRequirements = (requirements: LanguageRequirements, form: 'whole' | 'short', nameOf: NameOf) => string;

export const requirementSpeech = (language: Language, messages: MatchingMessages | undefined): SayRequirements => {
  const texts = matchingTextsOf(language, messages);
  return (requirements, form, nameOf) => {
    const sentence = form === 'short' ? shortSentenceOf(requirements) : sentenceOf(requirements);
    return sayRequirements(sentence, nameOf, texts);
  };
};
