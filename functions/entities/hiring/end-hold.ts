import { type Change, is, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { transact, type Writes } from '#functions/data/transact.ts';
import { write } from '#functions/data/write.ts';
import { endHold, type HeldChange } from '#functions/entities/application/held-change.ts';
import { notifyReopened } from '#functions/entities/application/job-gone-store.ts';
import { daysOf } from '#functions/entities/application/reached-stages.ts';
import type { ApplicationSummary, StoredApplication } from '#functions/entities/application/stored-application.ts';
import { entryChangeWrites, requireEntry } from '#functions/entities/shortlist/entry-writes.ts';
import { readEntry } from '#functions/entities/shortlist/shortlist-store.ts';
import type { BulkFailure } from '#shared/domain/bulk-moves.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { stateOf } from '#shared/domain/hiring-pipeline.ts';
import { stagesOfApplication, stagesOfEntry } from '#shared/domain/hiring-stages.ts';
import { answers } from '#shared/domain/hiring-statuses.ts';
import { withoutLastLine } from '#shared/domain/shortlist-timeline.ts';
import type { EpochMs } from '#shared/domain/time.ts';

// A held change ends once, by whichever write comes first: what follows from it begins, or it is undone (decision 116).

/** An application while it has a held change. */
type Held = StoredApplication & { 'held.operation': string };

const updateHeld = (
  { job_id, candidate_id }: Pick<ApplicationSummary, 'job_id' | 'candidate_id'>,
  operation: string,
  change: Change<Held>,
) =>
  updateItem<Held>(keys.application(job_id, candidate_id), {
    ...change,
    remove: [...endHold, ...(change.remove ?? [])],
    when: { ...change.when, 'held.operation': is(operation) },
  });

/**
 * Ends a held change that can no longer be undone: by this write's record its notification, its figures and the shortlist follow
 * (4 write units up to 1 KB). Nothing happens where it was undone, or something else changed the status since.
 */
export async function announceHeld({ summary, held }: StoredApplication, now: EpochMs): Promise<void> {
  if (!held) return;
  const to = held.entry?.to;
  const reached = daysOf(to ? stagesOfEntry(to) : stagesOfApplication(summary.status), dayOf(now));
  await write(updateHeld(summary, held.operation, { setOnce: reached }));
}

/**
 * Gives an application, with its entry on the shortlist, the state before a held change again (5 write units up to 1 KB; with an entry
 * 1 read unit, and about 13 write units more).
 * @param application as it was read: the write requires it unchanged
 */
export async function undoHeld(
  application: StoredApplication,
  operation: string,
): Promise<'changed' | Extract<BulkFailure, 'changed_since'>> {
  const { held, undone, summary, version } = application;
  if (undone === operation && !held) return 'changed';
  if (held?.operation !== operation || held.version !== version) return 'changed_since';
  const entry = await entryBefore(application, held);
  if (entry === 'changed_since') return entry;
  const given = answers.filter((each) => each === summary.status && each !== held.status);
  const restored = ({ set, when }: ReturnType<typeof notifyReopened>) =>
    updateHeld(summary, operation, {
      move: { 'summary.status': { from: [summary.status], to: held.status } },
      set: { notes: held.notes, noted: held.noted, undone: operation, ...timesOf(held), ...set },
      remove: [
        ...answers.filter((each) => !held[`${each}_at`]).map((each) => `summary.${each}_at` as const),
        ...(held.noted ? [] : (['noted'] as const)),
      ],
      add: { version: 1 },
      ...(given.length > 0 && { drop: { in_bulk: new Set(given) } }),
      when: { version: is(version), ...when },
    });
  const isGone = summary.job_gone === true;
  // Closing a job marks its applications while they are held: a mark since the read is no conflict.
  for (const gone of [isGone, !isGone]) {
    const application = restored(notifyReopened(held.status, gone));
    const { done } = entry ? await transact({ application, ...entry }) : await write(application);
    if (done) return 'changed';
  }
  return 'changed_since';
}

const timesOf = (held: HeldChange) =>
  Object.fromEntries(answers.map((each) => [`summary.${each}_at`, held[`${each}_at`]]));

/** The writes that give the entry its state before the change again, or that only require it; undefined without one. */
async function entryBefore(
  { summary }: StoredApplication,
  held: HeldChange,
): Promise<Writes | 'changed_since' | undefined> {
  if (!held.entry) return undefined;
  const { interview, version, notes } = held.entry;
  const status = stateOf(held.entry);
  const entry = await readEntry(summary.recruiter_id, summary.candidate_id);
  if (entry?.version !== version) return 'changed_since';
  if (stateOf(entry.summary) === status)
    return { entry: requireEntry(summary.recruiter_id, summary.candidate_id, entry) };
  return entryChangeWrites(entry, { status, interview, notes: notes ?? withoutLastLine(entry.summary.notes) });
}
