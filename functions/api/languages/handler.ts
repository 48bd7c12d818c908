import { createHandler } from '#functions/http/create-handler.ts';
import type { UseCase } from '#functions/http/request.ts';
import { resolveLanguage, suggestLanguages } from '#functions/services/languages/language-names.ts';
import { languageCalls } from '#shared/contracts/languages.ts';

/** Languages for what a person has typed so far. Consumes no units. */
const suggest: UseCase<typeof languageCalls.suggest> = async ({ query: { q, locale } }) => {
  const found = await suggestLanguages(q, locale);
  return found.map(({ tag, names, own }) => ({ tag, name: names[locale], own_name: own }));
};

/** The one language that a name or code means. Consumes no units. */
const resolve: UseCase<typeof languageCalls.resolve> = async ({ query: { name } }) => ({
  tag: await resolveLanguage(name),
});

export const handler = createHandler(languageCalls, { suggest, resolve });
