import type { InfiniteData } from '@tanstack/react-query';
import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import { stateOf } from '#shared/domain/hiring-pipeline.ts';
import type { PipelineState } from '#shared/domain/hiring-statuses.ts';
import type { Page } from '#web/lib/api-client.ts';

export type EntryPages = InfiniteData<Page<ShortlistEntry>, string | undefined>;

/**
 * The pages of a list after an entry changed: changed in place, added where the order wants it, or left out.
 * @param state the state that the list shows; undefined if it shows all
 */
export const withMovedEntry = (
  data: EntryPages,
  entry: ShortlistEntry,
  state: PipelineState | undefined,
): EntryPages => {
  const isListed = state === undefined || state === stateOf(entry);
  const isKnown = data.pages.some(({ items }) => items.some(({ id }) => id === entry.id));
  if (isListed && !isKnown) return withNewEntry(data, entry);
  const changed = ({ items }: Page<ShortlistEntry>) =>
    items.flatMap((item) => (item.id === entry.id ? (isListed ? [entry] : []) : [item]));
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: changed(page) })) };
};

/** Newest first. An entry older than all loaded ones is added only if there are no more to load, which would bring it. */
const withNewEntry = (data: EntryPages, entry: ShortlistEntry): EntryPages => {
  const isOlder = (item: ShortlistEntry) => item.shortlisted_at < entry.shortlisted_at;
  const last = data.pages.length - 1;
  const at = data.pages.findIndex(({ items }) => items.some(isOlder));
  if (at < 0 && data.pages[last]?.next !== null) return data;
  const target = at < 0 ? last : at;
  const pages = data.pages.map((page, index) => {
    if (index !== target) return page;
    const place = at < 0 ? page.items.length : page.items.findIndex(isOlder);
    return { ...page, items: page.items.toSpliced(place, 0, entry) };
  });
  return { ...data, pages };
};
