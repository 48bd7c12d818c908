import { addDays, type EpochMs } from '#shared/domain/time.ts';
import type { DemoSavedSearch } from './demo-types.ts';

type Saved = Omit<DemoSavedSearch, 'saved_at'> & { daysAgo: number };

const saved: readonly Saved[] = [
  {
    owner: { kind: 'candidate', index: 0 },
    name: 'Remote work with Japanese',
    filters: { location: 'Remote', tag: 'ja' },
    frequency: 'daily',
    daysAgo: 21,
  },
  {
    owner: { kind: 'candidate', index: 0 },
    name: 'Japanese interpreting',
    filters: { keyword: 'interpreter', tag: 'ja', skill: 'spoken_production', level: 'C2' },
    frequency: 'weekly',
    daysAgo: 12,
  },
  {
    owner: { kind: 'recruiter', index: 0 },
    name: 'German from C1 in speaking',
    filters: { tag: 'de', skill: 'spoken_production', level: 'C1' },
    frequency: 'instant',
    daysAgo: 9,
  },
];

/** Makes the saved searches of the demo's sign-ins: for jobs and people that the demo data have. */
export const makeSearches = (now: EpochMs): DemoSavedSearch[] =>
  saved.map(({ daysAgo, ...search }) => ({ ...search, saved_at: addDays(now, -daysAgo) }));
