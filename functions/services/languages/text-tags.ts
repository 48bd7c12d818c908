import { wordsOfList } from '#shared/domain/comma-list.ts';
import { resolveLanguage } from './language-names.ts';

/** Tags of texts that name languages; a text occurs often, and resolving it takes some time. */
const known = new Map<string, Promise<string | null>>();
const maxKnown = 2_000;

/** The language that a text names; null for none, or for several. */
export function tagOfName(text: string): Promise<string | null> {
  if (known.size > maxKnown) known.clear();
  const tag = known.get(text) ?? resolveLanguage(text);
  known.set(text, tag);
  tag.catch(() => known.delete(text));
  return tag;
}

const tagsOf = async (text: string): Promise<string[]> => {
  const tags = await Promise.all(wordsOfList(text).map(tagOfName));
  return [...new Set(tags.filter((tag) => tag !== null))];
};

/** For each text, the languages that it clearly names, separated by commas. */
export const textTags = (texts: readonly string[]): Promise<string[][]> => Promise.all(texts.map(tagsOf));
