import type { Client } from '@opensearch-project/opensearch';
import * as z from 'zod/mini';
import { readIndexWork } from '#functions/data/index-work/index-work-store.ts';
import type { IndexWork } from '#functions/data/index-work/stored-index-work.ts';
import type { IndexKind } from '../port/port.ts';
import { continueComparison, type Drift, startComparison } from './check-index.ts';
import { is } from './clause.ts';
import { deleteLeftovers } from './delete-leftovers.ts';
import { indexesOf, searchedName } from './index-names.ts';
import { holdWork, isOpen, type Run, WorkTaken } from './index-steps.ts';
import { continueRebuild, hasIndex, startRebuild } from './rebuild-index.ts';

/**
 * `keep`: builds an index that is missing, repairs one that differs. `continue`: only what was started. `compare`: reports
 * how it differs, or how far another work is. `look`: its size. `rebuild`: builds it anew, unless that is under way.
 * `restart`: builds it anew in any case.
 */
export type IndexTask = 'keep' | 'continue' | 'compare' | 'look' | 'rebuild' | 'restart';

/**
 * What was found and done; `written` and `compared`: documents so far of a work that continues; `abandoned`: of a rebuild
 * that failed; `failed`: what could not be read or written.
 */
export type IndexReport =
  | { isMissing: true }
  | { isIdle: true }
  | { found: number }
  | { rebuilt: number; failed?: number | undefined }
  | { abandoned: number; failed?: number | undefined }
  | { written: number }
  | { compared: number }
  | Drift;

/**
 * Keeps indexes equal to the table. What one run does not finish is continued by the following ones; of several runs one
 * works on a kind, and the others report how far it is.
 * @returns what was found and done, by kind
 * @throws the first error of a kind, when all were worked on
 */
export async function keepIndexes(
  client: Client,
  sources: readonly IndexKind[],
  task: IndexTask,
  run: Run,
): Promise<Record<string, IndexReport>> {
  const report: Record<string, IndexReport> = {};
  const failures: unknown[] = [];
  // All are started before the first may take the whole time of the run.
  for (const source of sources)
    await reportIfDone(client, source, task, run).then(
      (done) => Object.assign(report, done),
      (error) => failures.push(error),
    );
  for (const source of sources.filter(({ name }) => !report[name])) {
    await unlessTaken(() => continueWork(client, source, run)).catch((error) => failures.push(error));
    report[source.name] = reportOf(await readIndexWork(source.name));
  }
  // A kind that fails does not keep the next one from its work.
  if (failures.length > 0) throw failures[0];
  return report;
}

/** Starts the work of a task, and reports a kind for which there is nothing to continue. */
async function reportIfDone(client: Client, source: IndexKind, task: IndexTask, run: Run) {
  const { name } = source;
  if (task === 'look') return { [name]: await lookAt(client, source) };
  const work = await readIndexWork(name);
  const open = isOpen(source, work) ? work : undefined;
  // Without a work the collection gets no request: each would wake it up.
  if (task === 'continue') return open ? {} : { [name]: { isIdle: true } };
  if (task === 'compare' && open && open.work !== 'compare') return { [name]: reportOf(open) };
  if (task === 'compare' && (await isMissing(client, source))) return { [name]: { isMissing: true } };
  await unlessTaken(() => startWork(client, source, task, run));
  return {};
}

/** The run that has taken a work over does the rest. */
async function unlessTaken(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    if (!(error instanceof WorkTaken)) throw error;
  }
}

const isMissing = async (client: Client, source: IndexKind): Promise<boolean> =>
  (await indexesOf(client, searchedName(source))).length === 0;

const lookAt = async (client: Client, source: IndexKind): Promise<IndexReport> =>
  (await isMissing(client, source)) ? { isMissing: true } : { found: await countDocuments(client, source) };

async function countDocuments(client: Client, source: IndexKind): Promise<number> {
  const { body } = await client.count({ index: searchedName(source), body: { query: is('is_gone', false) } });
  return z.object({ count: z.int() }).parse(body).count;
}

/** Starts the work of a task, unless it is under way. */
async function startWork(client: Client, source: IndexKind, task: IndexTask, run: Run): Promise<void> {
  const previous = await readIndexWork(source.name);
  const open = isOpen(source, previous) ? previous.work : undefined;
  if (open === 'rebuild' && task !== 'restart') return;
  if (task === 'compare') {
    if (!open) await startComparison(source, 'compare', previous, run);
    return;
  }
  await deleteLeftovers(client, source, previous, run);
  if (task !== 'keep' || (await isMissing(client, source))) await startRebuild(client, source, previous, run);
  else if (open !== 'repair') await startComparison(source, 'repair', previous, run);
}

/** Continues a work that no other run holds. */
async function continueWork(client: Client, source: IndexKind, run: Run): Promise<void> {
  const work = await readIndexWork(source.name);
  if (!isOpen(source, work) || work.held_until > run.now()) return;
  const held = await holdWork(source, await replaceIfLost(client, source, work, run), run);
  if (held.work === 'rebuild') await continueRebuild(client, source, held, run);
  else await continueComparison(client, source, held, run);
}

/** A work whose index is gone is a rebuild from the beginning: a collection may be replaced by an empty one. */
async function replaceIfLost(client: Client, source: IndexKind, work: IndexWork, run: Run): Promise<IndexWork> {
  const isLost = work.work === 'rebuild' ? !(await hasIndex(client, source, work)) : await isMissing(client, source);
  return isLost ? startRebuild(client, source, work, run) : work;
}

/** How far a work is, or what it came to. */
export function reportOf(work: IndexWork | undefined): IndexReport {
  if (!work) return { isIdle: true };
  const isDone = work.finished_at !== undefined;
  const { documents } = work;
  const failed = work.failed === undefined ? {} : { failed: work.failed };
  if (work.work !== 'rebuild') {
    const { missing, changed, surplus } = work;
    return isDone ? { documents, missing, changed, surplus, ...failed } : { compared: documents };
  }
  if (work.is_given_up) return { abandoned: documents, ...failed };
  return isDone ? { rebuilt: documents, ...failed } : { written: documents };
}
