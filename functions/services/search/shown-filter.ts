import { tagOfName } from '#functions/services/languages/text-tags.ts';
import { wordsOfList } from '#shared/domain/comma-list.ts';
import { foldText } from '#shared/domain/fold-text.ts';
import { languageOf } from '#shared/domain/languages/tags.ts';
import { includesSpelled, spell } from '#shared/domain/spelled-text.ts';
import { namesOfTags } from './language-texts.ts';

/** What a list shows of an item: nothing else is compared, so that a filter says no more than the list. */
export interface Shown {
  texts: readonly string[];
  /** As written; several are separated by commas. */
  language: string;
  /** Of the languages that it states or requires. */
  tags: readonly string[];
}

type Matches = (shown: Shown) => boolean;

/** Whether each word of a keyword is in one of the texts, as searches find it. */
function keywordFilter(keyword: string): Matches {
  const words = keyword.split(/\s+/).map(spell);
  return ({ texts }) => words.every((word) => texts.some((text) => includesSpelled(text, word)));
}

/** Whether a language is stated, or written under any of its names. A text that names none is looked for as it is. */
async function languageFilter(language: string): Promise<Matches> {
  const tag = await tagOfName(language);
  const written = spell(language);
  if (tag === null) return (shown) => includesSpelled(shown.language, written);
  const names = new Set((await namesOfTags([tag])).split('\n').map(foldText));
  return (shown) =>
    shown.tags.some((each) => languageOf(each) === languageOf(tag)) ||
    wordsOfList(shown.language).some((word) => names.has(foldText(word)));
}

/** Whether a list shows an item under its keyword and language; undefined without them. */
export async function shownFilter({
  keyword = '',
  language = '',
}: {
  keyword?: string | undefined;
  language?: string | undefined;
}): Promise<Matches | undefined> {
  const filters = [
    ...(keyword.trim() === '' ? [] : [keywordFilter(keyword)]),
    ...(language.trim() === '' ? [] : [await languageFilter(language.trim())]),
  ];
  return filters.length === 0 ? undefined : (shown) => filters.every((matches) => matches(shown));
}
