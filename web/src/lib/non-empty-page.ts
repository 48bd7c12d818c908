interface ListPage {
  items: readonly unknown[];
  next: string | null | undefined;
}

/** Maximum number of empty pages to skip at a time: the server reads a limited number of records for each. */
const maxEmptyPages = 30;

/**
 * Loads the next page of a list that has items, or else the last page. The server reads a limited number of records for
 * each page, so a page of a search with few matches may be empty although more pages follow.
 * @param load loads the page at a cursor; undefined is the first one
 */
export const loadNonEmptyPage = async <Page extends ListPage>(
  load: (cursor: string | undefined) => Promise<Page>,
  cursor: string | undefined,
): Promise<Page> => {
  let page = await load(cursor);
  for (let empty = 1; page.items.length === 0 && page.next && empty < maxEmptyPages; empty += 1)
    page = await load(page.next);
  return page;
};
