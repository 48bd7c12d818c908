import type { UseCase } from '#functions/http/request.ts';
import { resolveLanguage } from '#functions/services/languages/language-names.ts';
import type { languageCalls } from '#shared/contracts/languages.ts';

/** The one language that a name or code means. Consumes no units. */
export const resolve: UseCase<typeof languageCalls.resolve> = async ({ query: { name } }) => ({
  tag: await resolveLanguage(name),
});
