import { namesOfLanguage } from '#functions/services/languages/language-names.ts';
import { widerTags } from '#shared/domain/languages/tags.ts';

/**
 * What keywords find of languages that are stated or required as tags: their names in each language of the site and their own
 * names, one on each line. A refinement has the names of its language, too.
 */
export async function namesOfTags(tags: readonly string[]): Promise<string> {
  const served = [...new Set(tags.flatMap(widerTags))];
  const names = await Promise.all(served.map(namesOfLanguage));
  return [...new Set(names.flat())].join('\n');
}
