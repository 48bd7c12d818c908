import type { Page, PageRequest } from '#functions/data/page.ts';

const pageSize = 100;
/** 2,000 items of a kind: far more than users have, and well below the size limit of a response (6 MB). */
const maxPages = 20;

/** Reads lists to their end, up to a bound, and remembers whether every end was reached. */
export function everything() {
  const state = { isComplete: true };
  return {
    read: async <Item>(pageOf: (page: PageRequest) => Promise<Page<Item>>): Promise<Item[]> => {
      const items: Item[] = [];
      let start: Page<Item>['next'];
      for (let page = 0; page < maxPages; page += 1) {
        const found = await pageOf({ limit: pageSize, start });
        items.push(...found.items);
        start = found.next;
        if (start === undefined) return items;
      }
      state.isComplete = false;
      return items;
    },
    isComplete: () => state.isComplete,
  };
}
