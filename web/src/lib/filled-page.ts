interface ListPage {
  items: readonly unknown[];
  next: string | null | undefined;
}

/** How many pages without anything are passed over at once: what a search looks at for each is bounded. */
const mostEmpty = 30;

/**
 * A page of a filtered list with something in it, or the last one: the server looks at a bounded number of records for a
 * page, so that one of a rare search may be empty and have a next one all the same.
 * @param load loads the page at a cursor; undefined is the first one
 */
export const filledPage = async <Page extends ListPage>(
  load: (cursor: string | undefined) => Promise<Page>,
  cursor: string | undefined,
): Promise<Page> => {
  let page = await load(cursor);
  for (let empty = 1; page.items.length === 0 && page.next && empty < mostEmpty; empty += 1)
    page = await load(page.next);
  return page;
};
