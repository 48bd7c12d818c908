import { type Change, is, isAbove, isAbsent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { retry } from '#functions/data/retry.ts';
import { transact, type Writes } from '#functions/data/transact.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import { answerChange } from '#functions/entities/application/answer-times.ts';
import { endHold } from '#functions/entities/application/held-change.ts';
import { notedNow } from '#functions/entities/application/noted.ts';
import { daysOf } from '#functions/entities/application/reached-stages.ts';
import { parseApplication, type StoredApplication } from '#functions/entities/application/stored-application.ts';
import { entryChangeWrites, entryRemovalWrites, requireEntry } from '#functions/entities/shortlist/entry-writes.ts';
import { readEntry } from '#functions/entities/shortlist/shortlist-store.ts';
import { actedBy, type StoredEntry } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { entryAt, stateOf } from '#shared/domain/hiring-pipeline.ts';
import { stagesOfApplication, stagesOfEntry } from '#shared/domain/hiring-stages.ts';
import { type ApplicationStatus, applicationStatuses } from '#shared/domain/hiring-statuses.ts';
import { moveLine, withLine } from '#shared/domain/shortlist-timeline.ts';
import { type EpochMs, type IsoInstant, toIso } from '#shared/domain/time.ts';

/** A change of an application's status and note; recruiters and admins may set every status (specification, states). */
export interface ApplicationChange {
  jobId: number;
  candidateId: number;
  status: ApplicationStatus;
  notes: string;
  /** The status and note that it must still have; absent: any. */
  shown?: { status: ApplicationStatus; notes: string } | undefined;
  /** Who changes it, other than the founder. */
  colleague?: number | undefined;
  now: EpochMs;
}

/** Who changes it: the recruiter whose job it must be for, or an admin with the audit entry of the change. */
export type ChangedBy =
  | {
      recruiterId: number;
      /** An application that is not later counts as absent: the candidate has blocked the recruiter since. */
      appliedAfter?: IsoInstant | undefined;
    }
  | { audit: TransactionItem };

/**
 * Sets an application's status and note, and the day of stages that are reached for the first time (4 write units up to 1 KB; there
 * is nothing to read first). The entry of one that is on the shortlist moves in the same transaction (1 read unit,
 * about 9 write units more). An admin's change is audited, unless the application has that status and note already.
 * @throws HttpError CHANGED_MEANWHILE when it has not the status and note that were shown, nor the new ones: those a repeated request meets
 * @returns false without such an application: for a recruiter another's counts as none
 */
export const changeApplication = (change: ApplicationChange, by: ChangedBy): Promise<boolean> =>
  retry(async () => {
    const apart = await send(update(change, by, { when: { on_shortlist: isAbsent } }), by);
    if (apart.done) return true;
    const before = apart.item && parseApplication(apart.item);
    if (!before || !isFor(before, by)) return false;
    if (change.shown && !has(before, change.shown)) {
      if (has(before, change)) return true;
      throw new HttpError('CHANGED_MEANWHILE');
    }
    if ('audit' in by && has(before, change)) return true;
    const entry = await readEntry(before.summary.recruiter_id, change.candidateId);
    const isJoined = entry?.has_application && entry.summary.job?.id === change.jobId;
    const together = isJoined
      ? await send(update(change, by, joined(entry, change)), by, entryWrites(entry, change))
      : await send(update(change, by, apartAgain), by);
    return together.done || undefined;
  });

const has = ({ summary, notes }: StoredApplication, state: Pick<ApplicationChange, 'status' | 'notes'>): boolean =>
  summary.status === state.status && notes === state.notes;

/** Of an application whose entry was erased. */
const apartAgain: Change<StoredApplication> = { remove: ['on_shortlist'], when: { on_shortlist: is(true) } };

function update(
  { jobId, candidateId, status, notes, shown, colleague, now }: ApplicationChange,
  by: ChangedBy,
  more: Change<StoredApplication>,
) {
  const answered = answerChange(status, now);
  const noted = shown?.notes === notes ? 'same' : notedNow(notes, now, colleague);
  const isSame = { 'summary.status': is(status), notes: is(notes) };
  return updateItem<StoredApplication>(keys.application(jobId, candidateId), {
    ...more,
    move: { 'summary.status': { from: shown ? [shown.status] : applicationStatuses, to: status } },
    set: { notes, noted: noted === 'same' ? undefined : noted },
    setOnce: { ...answered.setOnce, ...daysOf(stagesOfApplication(status), dayOf(now)), ...more.setOnce },
    remove: [...answered.remove, ...endHold, ...(noted ? [] : (['noted'] as const)), ...(more.remove ?? [])],
    add: { version: 1 },
    when: {
      ...more.when,
      notes: shown && is(shown.notes),
      'summary.recruiter_id': 'audit' in by ? undefined : is(by.recruiterId),
      'summary.applied_at': 'audit' in by || by.appliedAfter === undefined ? undefined : isAbove(by.appliedAfter),
    },
    ...('audit' in by && { unless: isSame }),
  });
}

/** One write by itself where it is enough: half the units of a transaction. */
function send(application: ReturnType<typeof update>, by: ChangedBy, more?: Writes) {
  const audit = 'audit' in by ? by.audit : undefined;
  return audit || more ? transact({ application, ...more, audit }) : write(application);
}

/** Whether an application is one that a recruiter may change; admins change any. */
const isFor = ({ summary }: StoredApplication, by: ChangedBy): boolean =>
  'audit' in by ||
  (summary.recruiter_id === by.recruiterId && (by.appliedAfter === undefined || summary.applied_at > by.appliedAfter));

const joined = (entry: StoredEntry, { status, now }: ApplicationChange): Change<StoredApplication> => {
  const state = entryAt(status, stateOf(entry.summary));
  return {
    when: { on_shortlist: is(true) },
    ...(state ? { setOnce: daysOf(stagesOfEntry(state), dayOf(now)) } : { remove: ['on_shortlist'] }),
  };
};

/** The entry moves with a line in its timeline, leaves the shortlist, or stays where the application's new status allows. */
export function entryWrites(
  entry: StoredEntry,
  { status, notes, colleague, now }: Pick<ApplicationChange, 'status' | 'notes' | 'colleague' | 'now'>,
): Writes {
  const { recruiter_id, candidate } = entry.summary;
  const before = stateOf(entry.summary);
  const state = entryAt(status, before);
  if (!state) return entryRemovalWrites(entry);
  if (state === before) return { entry: requireEntry(recruiter_id, candidate.id, entry) };
  const line = moveLine(state, notes, toIso(now));
  const by = actedBy(entry.summary.by, toIso(now), colleague);
  return entryChangeWrites(entry, { status: state, notes: withLine(entry.summary.notes, line), by });
}
