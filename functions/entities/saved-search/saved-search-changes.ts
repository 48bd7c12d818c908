import type { ReportFrequency, SavedFilters } from '#shared/domain/saved-searches.ts';
import { reportTime } from '#shared/domain/saved-searches.ts';
import { type EpochMs, toEpochMs, toIso } from '#shared/domain/time.ts';
import type { SavedSearchSummary, StoredSavedSearch } from './stored-saved-search.ts';

export interface SearchChange {
  name?: string | undefined;
  filters?: SavedFilters | undefined;
  frequency?: ReportFrequency | undefined;
}

/** When results that are open at `now` are reported; undefined for a search that is switched off. */
export const dueTime = ({ frequency, reported_at }: SavedSearchSummary, now: EpochMs): EpochMs | undefined =>
  frequency === 'off'
    ? undefined
    : reportTime(frequency, now, reported_at === null ? undefined : toEpochMs(reported_at));

/** The search without results to report. */
export const withoutOpen = ({ summary, version }: StoredSavedSearch): StoredSavedSearch => ({
  summary,
  version: version + 1,
});

/** The search after its results were reported. */
export const reported = (stored: StoredSavedSearch, now: EpochMs): StoredSavedSearch => ({
  ...withoutOpen(stored),
  summary: { ...stored.summary, reported_at: toIso(now) },
});

/**
 * The search after a change by its owner. With other filters, or switched on again, it reports what is new from `now` on; a
 * search that is switched off forgets what it did not report.
 */
export function changed(stored: StoredSavedSearch, change: SearchChange, now: EpochMs): StoredSavedSearch {
  const { summary } = stored;
  const next: SavedSearchSummary = {
    ...summary,
    name: change.name ?? summary.name,
    filters: change.filters ?? summary.filters,
    frequency: change.frequency ?? summary.frequency,
  };
  const isResumed = summary.frequency === 'off' && next.frequency !== 'off';
  const isNew = change.filters !== undefined || isResumed;
  if (isNew) next.since = toIso(now);
  const due = stored.open && !isNew ? dueTime(next, now) : undefined;
  const open =
    due === undefined || !stored.open
      ? {}
      : { open: stored.open, more: stored.more, due_at: nextDue(stored, change, due) };
  return { summary: next, ...open, version: stored.version + 1 };
}

/** A change of the name alone leaves the time of the report. */
const nextDue = ({ due_at }: StoredSavedSearch, { frequency }: SearchChange, due: EpochMs): EpochMs =>
  frequency === undefined && due_at !== undefined ? due_at : due;
