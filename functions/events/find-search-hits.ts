import { unpackLanguages } from '#functions/data/packed-languages.ts';
import type { PageKey } from '#functions/data/page.ts';
import { parsePreviousCandidate, parsePreviousJob } from '#functions/entities/saved-search/previous-result.ts';
import { searchesAt } from '#functions/entities/saved-search/saved-search-store.ts';
import { recordHit } from '#functions/entities/saved-search/search-hit-store.ts';
import { placesOfFound } from '#functions/entities/saved-search/search-place.ts';
import { finishTask, noteProgress } from '#functions/entities/saved-search/search-task-store.ts';
import type { SavedSearchSummary } from '#functions/entities/saved-search/stored-saved-search.ts';
import type { SearchTask } from '#functions/entities/saved-search/stored-search-task.ts';
import { maskedEntry } from '#functions/services/search/candidate-entries.ts';
import { jobEntries } from '#functions/services/search/job-entries.ts';
import type { SearchDocument, SearchEntry } from '#functions/services/search/port/port.ts';
import { indexOf } from '#functions/services/search/search-kinds.ts';
import { SingleDocument, savedQuery } from '#functions/services/search/single-document.ts';
import { addMs, type EpochMs, toEpochMs } from '#shared/domain/time.ts';

/** Saved searches of one query; about 40 KB. */
const pageSize = 100;
/** Hits that are written concurrently. */
const batchSize = 10;

/**
 * Compares a job or candidate, as it is now, with the saved searches that can find it, and notes the results that are new:
 * those that find it now and did not before. An interrupted or repeated task notes nothing twice; searches without one of its
 * languages, or for another type of job, are not read.
 * @param isLate whether the run has to end: the next one continues
 * @returns whether the task is done
 */
export async function findHits(task: SearchTask, now: EpochMs, isLate: () => boolean): Promise<boolean> {
  const [present] = await indexOf[task.kind].read([task.id]);
  if (!present?.document) {
    await finishTask(task);
    return true;
  }
  const isNew = await comparison(task, present, now);
  try {
    const isDone = await compareAll(task, placesOf(task, present.document), { isNew: isNew.test, isLate, now });
    if (isDone) await finishTask(task);
    return isDone;
  } finally {
    isNew.close();
  }
}

interface Comparing {
  isNew: (search: SavedSearchSummary) => Promise<boolean>;
  isLate: () => boolean;
  now: EpochMs;
}

async function compareAll(task: SearchTask, places: readonly string[], comparing: Comparing): Promise<boolean> {
  const { place: reached = '', start } = task.progress ?? {};
  // By their names: the document may have got others since, which its change compares.
  const left = places.filter((place) => place >= reached).sort();
  for (const [index, place] of left.entries()) {
    const first = place === reached ? (start ?? undefined) : undefined;
    if (!(await compareAt(task, { place, next: left[index + 1], first }, comparing))) return false;
  }
  return true;
}

/** Compares the searches at a place, from a page on; false when the run has to end before all of them. */
async function compareAt(
  task: SearchTask,
  { place, next: following, first }: { place: string; next: string | undefined; first: PageKey | undefined },
  { isNew, isLate, now }: Comparing,
): Promise<boolean> {
  let start = first;
  do {
    if (isLate()) return false;
    const { items, next } = await searchesAt(place, { limit: pageSize, start });
    const areNew = await Promise.all(items.map(isNew));
    await noteHits(
      task,
      items.filter((_, place) => areNew[place]),
      now,
    );
    start = next;
    const reached = next === undefined ? following : place;
    if (reached !== undefined) await noteProgress(task, reached, next);
  } while (start !== undefined);
  return true;
}

async function noteHits({ id }: SearchTask, searches: readonly SavedSearchSummary[], now: EpochMs): Promise<void> {
  for (let first = 0; first < searches.length; first += batchSize) {
    await Promise.all(searches.slice(first, first + batchSize).map((search) => recordHit(search, id, now)));
  }
}

const placesOf = ({ kind }: SearchTask, { languages, values }: SearchDocument): string[] => {
  const tags = (languages?.tags ?? []).map(({ tag }) => tag);
  return placesOfFound(kind, tags, kind === 'jobs' ? String(values.job_type) : undefined);
};

/** Whether the document is new to a search: it finds what is there now, and did not find what was there before. */
async function comparison(task: SearchTask, entry: SearchEntry, now: EpochMs) {
  const present = await SingleDocument.open(task.kind, entry);
  const previous =
    task.before === null ? undefined : await SingleDocument.open(task.kind, await previousEntry(task.before, task));
  // A change is stored to the second: what was saved within it may be older.
  const end = addMs(toEpochMs(task.new_until), 1_000);
  return {
    test: async ({ filters, since }: SavedSearchSummary): Promise<boolean> => {
      const query = toEpochMs(since) < end ? await savedQuery(task.kind, filters, now) : undefined;
      return query !== undefined && present.isFoundBy(query) && !previous?.isFoundBy(query);
    },
    close: () => {
      present.close();
      previous?.close();
    },
  };
}

async function previousEntry(before: string, { kind, id }: SearchTask): Promise<SearchEntry> {
  if (kind === 'candidates') {
    const previous = parsePreviousCandidate(before);
    return maskedEntry(id, {
      ...previous,
      occupation: previous.occupation ?? null,
      ...unpackLanguages(previous.languages),
    });
  }
  const [entry] = await jobEntries([parsePreviousJob(before)]);
  return entry ?? { id, document: undefined };
}
