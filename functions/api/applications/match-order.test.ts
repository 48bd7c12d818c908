import { describe, expect, it } from 'vitest';
import type { PageKey } from '#functions/data/page.ts';
import type { NamedPlace } from '#functions/entities/ranking/stored-ranking.ts';
import type { Match } from '#shared/domain/languages/match.ts';
import { isoInstant } from '#shared/domain/time.ts';
import { isInOrder, pageInOrder } from './match-order.ts';

const rest = { PK: 'JOB#1', SK: 'APPLICATION#000000000007' };

/** An applicant with a number of requirements that are not met, who applied on a day of November. */
const applicantOf = (candidate_id: number, musts_not_met: number, day = 10): { place: NamedPlace } => ({
  place: {
    candidate_id,
    inputs: '',
    match: { rules: '', result: 'met', short_by: null, parts: [], pairs: [] } satisfies Match,
    ranking: {
      musts_not_met,
      musts_short: 0,
      nices_met: 0,
      evidence: 0,
      last_used: null,
      at: isoInstant(`2026-11-${day}T00:00:00.000Z`),
    },
  },
});
type Applicants = ReturnType<typeof applicantOf>[];

const idsOf = (applicants: Applicants) => applicants.map(({ place }) => place.candidate_id);

/** The ids of each page; `between` may change the applicants before the next page is read. */
function readPages(applicants: Applicants, limit: number, between = (now: Applicants) => now): number[][] {
  const pages: number[][] = [];
  let start: PageKey | undefined;
  let present = applicants;
  do {
    // Keys are JSON within a cursor.
    const key: PageKey | undefined = start && JSON.parse(JSON.stringify(start));
    const { items, next } = pageInOrder(present, { limit, start: key, rest: undefined });
    pages.push(idsOf(items));
    start = next;
    present = between(present);
  } while (start);
  return pages;
}

describe('applicants in the order of their match', () => {
  const mixed = [applicantOf(1, 1, 11), applicantOf(2, 0), applicantOf(3, 2), applicantOf(4, 0, 12), applicantOf(5, 1)];

  it.each([1, 2, 3, 5, 100])('are the same list in pages of %i: the best match first, then the newest', (limit) => {
    const pages = readPages(mixed, limit);
    expect(pages.flat()).toEqual([4, 2, 1, 5, 3]);
    expect(pages).toHaveLength(Math.ceil(5 / limit));
  });

  it('stay in one order where everything is equal, the newest candidate first', () => {
    const equal = [3, 1, 5, 2, 4].map((id) => applicantOf(id, 1));
    expect(readPages(equal, 2)).toEqual([[5, 4], [3, 2], [1]]);
    expect(readPages(equal.toReversed(), 2)).toEqual([[5, 4], [3, 2], [1]]);
  });

  it('are all shown when the last one of a page is gone before the next is read', () => {
    const pages = readPages(mixed, 2, (present) => present.filter(({ place }) => place.candidate_id !== 2));
    expect(pages).toEqual([[4, 2], [1, 5], [3]]);
  });

  it('lead to those who are not ordered after the last one, also when there is none', () => {
    const page = pageInOrder(mixed, { limit: 5, start: undefined, rest });
    expect(page.next).toEqual(rest);
    expect(isInOrder(page.next)).toBe(false);
    expect(pageInOrder([], { limit: 5, start: undefined, rest }).next).toEqual(rest);
    const first = pageInOrder(mixed, { limit: 4, start: undefined, rest });
    expect(isInOrder(first.next)).toBe(true);
    expect(isInOrder(undefined)).toBe(true);
  });
});
