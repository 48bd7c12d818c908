import type { UseCase } from '#functions/http/request.ts';
import { suggestLanguages } from '#functions/services/languages/language-names.ts';
import type { languageCalls } from '#shared/contracts/languages.ts';

/** Languages for what a person has typed so far. Consumes no units. */
export const suggest: UseCase<typeof languageCalls.suggest> = async ({ query: { q, locale } }) => {
  const found = await suggestLanguages(q, locale);
  return found.map(({ tag, names, own }) => ({ tag, name: names[locale], own_name: own }));
};
