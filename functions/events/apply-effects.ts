import { hash } from 'node:crypto';
import type { Change } from '#functions/data/change.ts';
import { rememberEvent } from '#functions/data/processed-event.ts';
import { type Owner, requireOwner } from '#functions/data/require-owner.ts';
import { retry } from '#functions/data/retry.ts';
import { transact, type Writes } from '#functions/data/transact.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { notificationOfEvent } from '#functions/entities/notification/notification-group-store.ts';
import { putTask } from '#functions/entities/saved-search/put-search-task.ts';
import { addToClosingJobs } from '#functions/entities/statistics/closing-jobs.ts';
import { addToDay } from '#functions/entities/statistics/day-store.ts';
import {
  addToJobStats,
  addToRecruiterStats,
  addToStatistics,
  removeJobStats,
} from '#functions/entities/statistics/statistics-store.ts';
import { count } from '#functions/platform/count.ts';
import type { Effect } from './effect.ts';

type SearchTaskEffect = Extract<Effect, { kind: 'search_task' }>;

/** Other records may take an inbox's next number meanwhile, and each removed owner costs an attempt. */
const attempts = 8;

/**
 * Applies all effects of a change once. An inbox takes one notification a transaction, which gives it the next number: a second one,
 * such as of a payment and of its refund that was reported before, follows in a transaction of its own, remembered by itself.
 * @throws StoreUnavailable when the table does not answer or the inboxes stay in conflict: the record is delivered again
 */
export async function applyEffects(change: Change, effects: readonly Effect[]): Promise<void> {
  const inboxes = effects.map((effect) => (effect.kind === 'notification' ? ownerName(effect) : effect));
  const isFirst = (place: number) => inboxes.indexOf(inboxes[place]) === place;
  const later = effects.filter((_, place) => !isFirst(place));
  await applyAtOnce(
    change,
    effects.filter((_, place) => isFirst(place)),
  );
  if (later.length > 0) await applyEffects({ ...change, eventId: `${change.eventId}#` }, later);
}

/**
 * Applies effects in one transaction that also remembers the change, so that a duplicate delivery does
 * nothing. Effects on a job or account that is gone are dropped. Business events are counted after the transaction: a
 * function that dies in between loses a count, and none is ever counted twice.
 */
async function applyAtOnce(change: Change, effects: readonly Effect[]): Promise<void> {
  let remaining = effects;
  await retry(
    async () => {
      const result = await transact({
        event: rememberEvent(change.eventId, change.at),
        ...ownerChecks(remaining),
        ...(await writesOfAll(remaining, change)),
      });
      if (result.done) countBusiness(effects);
      if (result.done || result.failed === 'event') return true;
      remaining = remaining.filter((effect) => ownerName(effect) !== result.failed);
      return undefined;
    },
    { attempts, failure: 'The effects of a change stayed in conflict with others.' },
  );
}

function ownerOf(effect: Effect): Owner | undefined {
  if (effect.kind === 'job_stats') return { kind: 'job', id: effect.jobId };
  if (effect.kind === 'closing_jobs') {
    return effect.recruiterId === undefined ? undefined : { kind: 'recruiter', id: effect.recruiterId };
  }
  if (effect.kind === 'recruiter_stats') return { kind: 'recruiter', id: effect.recruiterId };
  if (effect.kind === 'day') return effect.figures.of.kind === 'portal' ? undefined : effect.figures.of;
  return effect.kind === 'notification' ? effect.to : undefined;
}

/** The name of the check that an effect's owner exists; effects of one owner share it. */
function ownerName(effect: Effect): string | undefined {
  const owner = ownerOf(effect);
  return owner && `${owner.kind} ${owner.id}`;
}

/** Every owner once: a transaction must not name an item twice. */
const ownerChecks = (effects: readonly Effect[]): Writes =>
  Object.fromEntries(
    effects.flatMap((effect) => {
      const [name, owner] = [ownerName(effect), ownerOf(effect)];
      return name && owner ? [[name, requireOwner(owner)]] : [];
    }),
  );

function countBusiness(effects: readonly Effect[]): void {
  for (const effect of effects) if (effect.kind === 'count') count(effect.event);
}

async function writesOfAll(effects: readonly Effect[], change: Change): Promise<Writes> {
  const all = await Promise.all(effects.map((effect) => writesOf(effect, change)));
  return Object.fromEntries(
    all.flatMap((writes, place) => Object.entries(writes).map(([name, item]) => [`${name} of effect ${place}`, item])),
  );
}

async function writesOf(effect: Effect, { eventId }: Change): Promise<Writes> {
  if (effect.kind === 'count') return {};
  if (effect.kind === 'search_task') return { task: await taskWrite(effect, eventNameOf(eventId)) };
  if (effect.kind !== 'notification') return { figures: figureWrite(effect) };
  return notificationOfEvent(effect.to, { ...effect.notification, event: eventNameOf(eventId) });
}

/** The write of a task (2 write units for each KB inside a transaction). */
async function taskWrite({ task, previous }: SearchTaskEffect, event: string): Promise<TransactionItem> {
  // Masking is loaded only here: the function starts without it.
  const before = previous ? (await import('./previous-text.ts')).previousText(task.kind, previous) : null;
  return putTask({ ...task, before }, event);
}

/** A short name of a stream record for keys and ids: 22 base64url characters of its SHA-256. */
export const eventNameOf = (eventId: string): string => hash('sha256', eventId, 'base64url').slice(0, 22);

/** The write of an effect on figures (2 write units inside a transaction). */
export function figureWrite(
  effect: Exclude<Effect, { kind: 'notification' | 'search_task' | 'count' }>,
): TransactionItem {
  switch (effect.kind) {
    case 'statistics':
      return addToStatistics(effect.add, effect.part);
    case 'closing_jobs':
      return addToClosingJobs(effect.month, effect.add, effect.recruiterId);
    case 'job_stats':
      return addToJobStats(effect.jobId, effect.add);
    case 'job_stats_gone':
      return removeJobStats(effect.jobId);
    case 'day':
      return addToDay(effect.figures);
    case 'recruiter_stats':
      return addToRecruiterStats(effect.recruiterId, effect.add);
  }
}
