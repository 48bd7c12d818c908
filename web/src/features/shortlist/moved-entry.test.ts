import { describe, expect, it } from 'vitest';
import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import type { ShortlistStatus } from '#shared/domain/hiring-statuses.ts';
import { isoInstant } from '#shared/domain/time.ts';
import { type EntryPages, withMovedEntry } from './moved-entry.ts';

const entryOf = (day: number, status: ShortlistStatus): ShortlistEntry => ({
  id: `3-${day}`,
  status,
  notes: '',
  shortlisted_at: isoInstant(`2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`),
  candidate: {
    id: day,
    masked_name: 'A***',
    masked_email: 'a***@***',
    masked_phone: '********',
    name: null,
    email: null,
    phone: null,
    occupation: null,
    subtitle: '',
    skills: [],
    language: '',
    languages: [],
    modes: [],
    location: '',
    experience: '',
    has_video: false,
  },
  job: null,
});

const pagesOf = (status: ShortlistStatus, pages: number[][], next: string | null = null): EntryPages => ({
  pages: pages.map((days, index) => ({
    items: days.map((day) => entryOf(day, status)),
    next: index + 1 < pages.length ? `page ${index + 1}` : next,
  })),
  pageParams: pages.map((_, index) => (index === 0 ? undefined : `page ${index}`)),
});

const daysIn = ({ pages }: EntryPages) => pages.map(({ items }) => items.map(({ candidate }) => candidate.id));

describe('a list of the shortlist after an entry moved', () => {
  it('leaves the entry out if it has another status now', () => {
    const moved = withMovedEntry(pagesOf('active', [[9, 8], [7]]), entryOf(8, 'contacted'), 'active');
    expect(daysIn(moved)).toEqual([[9], [7]]);
  });

  it.each([
    { day: 10, days: [[10, 9, 6], [4]] },
    { day: 8, days: [[9, 8, 6], [4]] },
    {
      day: 5,
      days: [
        [9, 6],
        [5, 4],
      ],
    },
    {
      day: 2,
      days: [
        [9, 6],
        [4, 2],
      ],
    },
  ])('has the entry of day $day in its place, newest first', ({ day, days }) => {
    const moved = withMovedEntry(pagesOf('contacted', [[9, 6], [4]]), entryOf(day, 'contacted'), 'contacted');
    expect(daysIn(moved)).toEqual(days);
  });

  it('leaves an entry that belongs to a later page to that page', () => {
    const list = pagesOf('contacted', [[9, 6]], 'more');
    expect(withMovedEntry(list, entryOf(5, 'contacted'), 'contacted')).toBe(list);
  });

  it('has the entry in an empty list', () => {
    expect(daysIn(withMovedEntry(pagesOf('hired', [[]]), entryOf(5, 'hired'), 'hired'))).toEqual([[5]]);
  });

  it('shows the new status in place in the list of all', () => {
    const { pages } = withMovedEntry(pagesOf('active', [[9, 8]]), entryOf(8, 'hired'), undefined);
    expect(pages[0]?.items.map(({ status }) => status)).toEqual(['active', 'hired']);
  });
});
