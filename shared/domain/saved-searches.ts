import type { AccountKind } from './account-kind.ts';
import { addDays, addMs, dayMs, type EpochMs, epochMs, hourMs, latestOf } from './time.ts';

/** How many searches an account may save. */
export const maxSavedSearches = 20;

/** How often new results of a saved search are reported; `off`: never, until it is switched on again. */
export const reportFrequencies = ['instant', 'daily', 'weekly', 'off'] as const;
export type ReportFrequency = (typeof reportFrequencies)[number];

/** What is searched for: candidates save searches for jobs, recruiters searches for masked candidates. */
export const searchedKinds = ['jobs', 'candidates'] as const;
export type SearchedKind = (typeof searchedKinds)[number];

export const searchedBy = (kind: AccountKind): SearchedKind => (kind === 'recruiter' ? 'candidates' : 'jobs');

/** The filters of both searches by the names of their calls, which are those of the screens' addresses, too. */
export const savedFilterNames = [
  'keyword',
  'language',
  'location',
  'company',
  'job_type',
  'salary_min',
  'salary_max',
  'skills',
  'experience',
  'place',
  'years',
  'evidence',
  'tag',
  'skill',
  'level',
] as const;
export type SavedFilters = Partial<Record<(typeof savedFilterNames)[number], string>>;

const screens: Readonly<Record<SearchedKind, string>> = { jobs: '/jobs', candidates: '/recruiter/view-candidates' };

/** The address of the screen that shows the results of a search. */
export const searchLink = (kind: SearchedKind, filters: SavedFilters): string => {
  const query = savedFilterNames.flatMap((name) => (filters[name] ? [[name, filters[name]]] : []));
  return query.length === 0 ? screens[kind] : `${screens[kind]}?${new URLSearchParams(query)}`;
};

/** The shortest time between two reports of a search whose results are reported at once. */
const instantPauseMs = hourMs;
/** Hour of the day in UTC at which daily and weekly reports are due; no account has a time zone. */
const reportHour = 7;
/** Monday, as `getUTCDay` counts. */
const reportWeekday = 1;

/** The first time after `now` at which daily reports are due. */
function nextDay(now: EpochMs): EpochMs {
  const midnight = Math.floor(now / dayMs) * dayMs;
  const today = epochMs(midnight + reportHour * hourMs);
  return today > now ? today : addDays(today, 1);
}

/** The same for weekly reports. */
function nextWeek(now: EpochMs): EpochMs {
  const day = nextDay(now);
  return addDays(day, (reportWeekday - new Date(day).getUTCDay() + 7) % 7);
}

/**
 * When a result that was found at `now` is reported.
 * @param reportedAt when results of the search were reported last
 */
export function reportTime(
  frequency: Exclude<ReportFrequency, 'off'>,
  now: EpochMs,
  reportedAt: EpochMs | undefined,
): EpochMs {
  if (frequency === 'daily') return nextDay(now);
  if (frequency === 'weekly') return nextWeek(now);
  return reportedAt === undefined ? now : latestOf(now, addMs(reportedAt, instantPauseMs));
}
