import { requirementGrammars } from '#shared/domain/languages/grammar/grammars.ts';
import { sentenceOf, shortSentenceOf } from '#shared/domain/languages/grammar/requirement-sentence.ts';
import { sayRequirements } from '#shared/domain/languages/grammar/say-requirements.ts';
import type { NameOf } from '#shared/domain/languages/language-name.ts';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import type { Language } from './site-languages.ts';

/** Says requirements in a language of the site, as a whole or in the short form of lists. */
export const requirementText = (
  requirements: LanguageRequirements,
  form: 'whole' | 'short',
  nameOf: NameOf,
  language: Language,
): string => {
  const sentence = form === 'short' ? shortSentenceOf(requirements) : sentenceOf(requirements);
  return sayRequirements(sentence, nameOf, requirementGrammars[language]);
};
