import { setTimeout } from 'node:timers/promises';
import type { Change } from '#functions/data/change.ts';
import { rememberEvent } from '#functions/data/processed-event.ts';
import { type Owner, requireOwner } from '#functions/data/require-owner.ts';
import { transactList } from '#functions/data/transact-list.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { notificationOfEvent } from '#functions/entities/notification/notification-group-store.ts';
import { count } from '#functions/platform/count.ts';
import type { Effect } from './effect.ts';
import { eventNameOf } from './event-name.ts';
import { figureWrite } from './figure-write.ts';

/** Other records may take an inbox's next number meanwhile, and each removed owner costs a round. */
const rounds = 8;

/** A random wait that lets writers of the same inbox drift apart. */
const pause = (round: number) => setTimeout(Math.random() * 5 * 2 ** round);

/**
 * Brings about all effects of a change in one transaction that also remembers the change, so that a repeated
 * delivery does nothing. Effects on a job or account that is gone are dropped. Business events are counted after the
 * transaction: a function that dies in between loses a count, and none is ever counted twice.
 * @throws Error when the table refuses or the inboxes stay contended: the record is then delivered again
 */
export async function applyEffects(change: Change, effects: readonly Effect[]): Promise<void> {
  let remaining = effects;
  for (let round = 0; round < rounds; round += 1) {
    const owners = ownersOf(remaining);
    const checks = owners.map(requireOwner);
    const writes = await Promise.all(remaining.map((effect) => writesOf(effect, change)));
    const result = await transactList([rememberEvent(change.eventId, change.at), ...checks, ...writes.flat()]);
    if (result.done) return countBusiness(effects);
    if (result.failed.some(({ index }) => index === 0)) return;
    await pause(round);
    const gone = new Set(result.failed.map(({ index }) => owners[index - 1]));
    remaining = remaining.filter((effect) => !owners.some((owner) => gone.has(owner) && isOf(effect, owner)));
  }
  throw new Error('The effects of a change stayed in conflict with others.');
}

function ownerOf(effect: Effect): Owner | undefined {
  if (effect.kind === 'job_stats') return { kind: 'job', id: effect.jobId };
  if (effect.kind === 'recruiter_stats') return { kind: 'recruiter', id: effect.recruiterId };
  return effect.kind === 'notification' ? effect.to : undefined;
}

function isOf(effect: Effect, { kind, id }: Owner): boolean {
  const owner = ownerOf(effect);
  return owner?.kind === kind && owner.id === id;
}

/** Every owner once: a transaction must not name an item twice. */
function ownersOf(effects: readonly Effect[]): Owner[] {
  const owners = effects.flatMap((effect) => ownerOf(effect) ?? []);
  return [...new Map(owners.map((owner) => [`${owner.kind} ${owner.id}`, owner])).values()];
}

function countBusiness(effects: readonly Effect[]): void {
  for (const effect of effects) if (effect.kind === 'count') count(effect.event);
}

async function writesOf(effect: Effect, { eventId }: Change): Promise<TransactionItem[]> {
  if (effect.kind === 'count') return [];
  if (effect.kind !== 'notification') return [figureWrite(effect)];
  return notificationOfEvent(effect.to, { ...effect.notification, event: eventNameOf(eventId) });
}
