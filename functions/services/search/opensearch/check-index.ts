import type { Client } from '@opensearch-project/opensearch';
import { lastChange } from '#functions/data/change-feed/change-feed-store.ts';
import type { Comparison, IndexWork } from '#functions/data/index-work/stored-index-work.ts';
import { log } from '#functions/platform/log.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import type { IndexKind, SearchEntry } from '../port/port.ts';
import { unreadableIds } from '../port/unreadable.ts';
import { type IndexRange, readChecksums } from './index-range.ts';
import { type Run, readInSteps, releaseWork, saveWork, withFailed } from './index-steps.ts';
import { toSource } from './to-source.ts';
import { writePresent } from './write-changed.ts';

/** Things of one batch of repairs. */
const repairedAtOnce = 100;

/** How an index differs from the table. What changes during the comparison may count as different. */
export interface Drift {
  documents: number;
  missing: number;
  changed: number;
  surplus: number;
  /** What could not be read, or repaired; absent: nothing. */
  failed?: number | undefined;
}

/**
 * Stores that a kind's index is to be compared with the table.
 * @param previous the kind's last work, finished or not
 * @throws WorkTaken when another run has begun a work since
 */
export const startComparison = (
  source: IndexKind,
  work: Comparison['work'],
  previous: IndexWork | undefined,
  { now }: Run,
): Promise<Comparison> =>
  saveWork<Comparison>(source, previous, {
    work,
    version: source.version,
    started_at: toIso(now()),
    held_until: epochMs(0),
    is_read: false,
    documents: 0,
    missing: 0,
    changed: 0,
    surplus: 0,
  });

/**
 * Compares documents of a kind's index with the table by their checksums as long as the run has time, and repairs those
 * that differ unless it only compares. Each page of the table is compared with the documents of the same range of the
 * index, so that the memory needed is that of a page, whatever the size (the units of reading everything, see
 * `IndexKind.readAll`, and 1 write unit for each page). What cannot be read or is refused is counted and left.
 * @throws Error when the engine or the table does not answer
 * @throws WorkTaken when another run continues
 */
export async function continueComparison(
  client: Client,
  source: IndexKind,
  held: Comparison,
  run: Run,
): Promise<Comparison> {
  const repair = async (ids: readonly number[]) => (held.work === 'repair' ? repairDocuments(client, source, ids) : 0);
  const comparison = await readInSteps(source, held, run, async (work, { entries, next }) => {
    const range = { after: work.next && source.placeOf(work.next), until: next && source.placeOf(next) };
    const { failed, ...drift } = await compareRange(client, source, range, entries, repair);
    return {
      documents: work.documents + drift.documents,
      missing: work.missing + drift.missing,
      changed: work.changed + drift.changed,
      surplus: work.surplus + drift.surplus,
      ...withFailed(work, failed),
    };
  });
  if (!comparison.is_read) return releaseWork(source, comparison);
  const { work, missing, changed, surplus, failed } = comparison;
  const differing = missing + changed + surplus;
  if (differing > 0) {
    const repaired = work === 'repair';
    log('SEARCH_INDEX_DRIFTED', { kind: source.name, differing, missing, changed, surplus, failed, repaired });
  }
  const finished_at = toIso(run.now());
  return saveWork<Comparison>(source, comparison, { ...comparison, held_until: epochMs(0), finished_at });
}

/** Compares the table's entries of a range with the documents that the index has there. */
async function compareRange(
  client: Client,
  source: IndexKind,
  range: IndexRange,
  entries: readonly SearchEntry[],
  repair: (ids: readonly number[]) => Promise<number>,
): Promise<Drift & { failed: number }> {
  const wanted = checksumsOf(source, entries);
  const unreadable = unreadableIds(entries);
  const drift = { documents: wanted.size, missing: 0, changed: 0, surplus: 0, failed: unreadable.length };
  for await (const found of readChecksums(client, source, range)) {
    const surplus = found.filter(({ id }) => !wanted.has(id) && !unreadable.includes(id));
    const changed = found.filter(({ id, checksum }) => (wanted.get(id) ?? checksum) !== checksum);
    for (const { id } of found) wanted.delete(id);
    drift.surplus += surplus.length;
    drift.changed += changed.length;
    drift.failed += await repair([...surplus, ...changed].map(({ id }) => id));
  }
  drift.missing = wanted.size;
  drift.failed += await repair([...wanted.keys()]);
  return drift;
}

function checksumsOf(source: IndexKind, entries: readonly SearchEntry[]): Map<number, string> {
  const checksums = new Map<number, string>();
  for (const entry of entries) {
    const { checksum } = toSource(source, entry);
    if (checksum !== undefined) checksums.set(entry.id, checksum);
  }
  return checksums;
}

/**
 * Writes the present state of documents, as of the last change that was announced before it is read.
 * @returns how many could not be read or were refused
 */
async function repairDocuments(client: Client, source: IndexKind, ids: readonly number[]): Promise<number> {
  let failed = 0;
  for (let start = 0; start < ids.length; start += repairedAtOnce) {
    const sequence = await lastChange(source.name);
    failed += (await writePresent(client, source, ids.slice(start, start + repairedAtOnce), sequence)).length;
  }
  return failed;
}
