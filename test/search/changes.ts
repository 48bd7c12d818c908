import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Place, SearchEntry } from '#functions/services/search/port/port.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { orders, queryOf } from './cases.ts';
import type { TestedEngine, TestedIndex } from './conformance.ts';
import { jobKind } from './corpus.ts';

const entry = (id: number, story: string, minute = id, salary = id % 4): SearchEntry => ({
  id,
  document: {
    at: toIso(epochMs(Date.UTC(2026, 5, 1) + minute * 60_000)),
    texts: { title: `Thing ${id}`, company: 'Okada', location: 'Zürich', story },
    values: { type: id % 2 === 0 ? 'even' : 'odd', size: 1, place: 'Zürich', least: salary, salary },
    languages: { tags: [{ part: 0, tag: 'de' }], levels: [] },
    summary: { id, story },
  },
});
const gone = (id: number): SearchEntry => ({ id, document: undefined });

/** What is found while documents are added, changed and removed. */
export function changes(open: TestedEngine['open']): void {
  describe('while documents change', () => {
    let index: TestedIndex;
    let sequence = 0;
    const apply = (...entries: SearchEntry[]) => {
      sequence += 1;
      return index.apply(entries, sequence);
    };
    const find = async (words: string, more: Parameters<typeof queryOf>[1] = {}) =>
      (await index.search(queryOf({ words }, more))).found.map(({ place }) => place.id);

    beforeEach(async () => {
      index = await open(jobKind);
      await apply(...Array.from({ length: 30 }, (_, place) => entry(place + 1, 'alpha beta 東京')));
    });
    afterEach(() => index.close());

    it('finds an added document, and no longer a removed one', async () => {
      await apply(entry(31, 'zebra'));
      expect(await find('zebra')).toEqual([31]);
      await apply(gone(31));
      expect(await find('zebra')).toEqual([]);
      await apply(gone(31), gone(999));
      expect(await find('zebra')).toEqual([]);
    });

    it('finds a changed document by its new texts only, and shows its new summary', async () => {
      await apply(entry(5, 'gamma 大阪 it'));
      expect(await find('gamma')).toEqual([5]);
      expect(await find('阪')).toEqual([5]);
      expect(await find('it')).toEqual([5]);
      expect(await find('beta')).not.toContain(5);
      expect(await find('京')).not.toContain(5);
      const { found } = await index.search(queryOf({ words: 'gamma' }));
      expect(found[0]?.summary).toEqual({ id: 5, story: 'gamma 大阪 it' });
    });

    it('counts a changed document under its new values', async () => {
      const changed = entry(6, 'alpha', 6, 9);
      const count = () => index.search(queryOf({}, { counted: 'facets' }));
      expect((await count()).total).toEqual({ count: 30, isExact: true });
      await apply({ ...changed, document: changed.document && { ...changed.document, values: { type: 'odd' } } });
      const { facets, total } = await count();
      expect(facets.type).toEqual([
        { value: 'odd', count: 16 },
        { value: 'even', count: 14 },
      ]);
      expect(facets.size).toEqual([{ value: 1, count: 29 }]);
      expect(total).toEqual({ count: 30, isExact: true });
    });

    it('counts languages of a changed document no longer under former ones', async () => {
      const changed = entry(7, 'alpha');
      const languages = { tags: [{ part: 0, tag: 'fr' }], levels: [] };
      await apply({ ...changed, document: changed.document && { ...changed.document, languages } });
      const { facets } = await index.search(queryOf({ conditions: [] }, { counted: 'facets' }));
      expect(facets.language).toEqual([
        { value: 'de', count: 29 },
        { value: 'fr', count: 1 },
      ]);
      const { found } = await index.search(queryOf({ conditions: [{ tag: 'fr' }] }));
      expect(found.map(({ place }) => place.id)).toEqual([7]);
    });

    it('answers the same after entries that were applied already', async () => {
      const entries = [entry(3, 'delta'), gone(4), entry(32, 'delta')];
      await index.apply(entries, 50);
      await index.apply(entries, 50);
      expect(await find('delta')).toEqual([32, 3]);
      expect(await find('alpha')).not.toContain(4);
      const { total } = await index.search(queryOf({}, { counted: 'total' }));
      expect(total).toEqual({ count: 30, isExact: true });
    });

    it('sorts a document that is added late by its own time', async () => {
      await apply(entry(40, 'alpha', 10.5));
      const ids = await find('alpha');
      expect(ids.slice(ids.indexOf(11), ids.indexOf(11) + 3)).toEqual([11, 40, 10]);
    });

    it('sorts documents of one instant by their ids', async () => {
      await apply(entry(51, 'same', 3), entry(53, 'same', 3), entry(52, 'same', 3));
      expect(await find('same')).toEqual([53, 52, 51]);
    });

    it('sorts a document by its new value after a change', async () => {
      await apply(entry(9, 'alpha', 9, 100));
      expect((await find('alpha', { order: 'value' }))[0]).toBe(9);
      await apply(entry(9, 'alpha', 9, -1));
      expect((await find('alpha', { order: 'value' })).at(-1)).toBe(9);
    });

    it.each(orders)('reads pages by %s without gaps or overlap while others come and go', async (order) => {
      const seen: number[] = [];
      let after: Place | undefined;
      for (let page = 0; page < 40; page += 1) {
        const query = queryOf({ words: 'alpha' }, { order, limit: 4, after });
        const answer = await index.search(query);
        seen.push(...answer.found.map(({ place }) => place.id));
        after = answer.next;
        if (!after) break;
        // The document at the cursor goes, and a newer one comes.
        await apply(gone(after.id), entry(100 + page, 'alpha', 100 + page, 3));
      }
      expect(new Set(seen).size).toBe(seen.length);
      const first = Array.from({ length: 30 }, (_, place) => place + 1);
      expect(first.filter((id) => !seen.includes(id))).toEqual([]);
    });

    it('continues after the place of a document that moved elsewhere', async () => {
      const first = await index.search(queryOf({ words: 'alpha' }, { limit: 3 }));
      expect(first.found.map(({ place }) => place.id)).toEqual([30, 29, 28]);
      await apply(entry(28, 'alpha', 1_000));
      const second = await index.search(queryOf({ words: 'alpha' }, { limit: 3, after: first.next }));
      expect(second.found.map(({ place }) => place.id)).toEqual([27, 26, 25]);
    });

    it('finds nothing after everything was removed', async () => {
      await apply(...Array.from({ length: 30 }, (_, place) => gone(place + 1)));
      const answer = await index.search(queryOf({ conditions: [] }, { counted: 'facets' }));
      expect(answer.found).toEqual([]);
      expect(answer.total).toEqual({ count: 0, isExact: true });
      expect(answer.facets.type).toEqual([]);
      expect(answer.facets.language).toEqual([]);
    });
  });
}
