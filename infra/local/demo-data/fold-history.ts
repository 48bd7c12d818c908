import { notificationOfHistory } from '#functions/entities/notification/notification-group-store.ts';
import type { Inbox } from '#functions/entities/notification/notification-store.ts';
import { eventNameOf, figureWrite } from '#functions/events/apply-effects.ts';
import { effectsOf } from '#functions/events/effects-of.ts';
import { createMemoryTable, type Item } from './memory-table.ts';
import type { Step } from './step.ts';

/**
 * The items that a history leads to, with all figures and notifications that the stream's function would have made
 * of it. Throws when a step does not fit to those before it.
 */
export const foldHistory = (steps: readonly Step[]): Item[] => {
  const table = createMemoryTable();
  const nextNumber = countInboxes();
  let changes = 0;
  for (const { at, writes } of steps) {
    for (const write of writes) {
      const change = table.apply(write);
      if (change === undefined) {
        continue;
      }
      changes += 1;
      const eventId = `demo-${changes}`;
      for (const effect of effectsOf({ ...change, eventId, at, entity: change.after.entity })) {
        // The demo's history happened long ago: nobody counts it in CloudWatch.
        if (effect.kind === 'count') continue;
        const effectWrites =
          effect.kind === 'notification'
            ? notificationOfHistory(
                effect.to,
                { ...effect.notification, event: eventNameOf(eventId) },
                nextNumber(effect.to),
              )
            : { figures: figureWrite(effect) };
        for (const effectWrite of Object.values(effectWrites)) table.apply(effectWrite);
      }
    }
  }
  return table.items();
};

/** Counts the notifications of every inbox: answers how many there were before this one. */
const countInboxes = () => {
  const counts = new Map<string, number>();
  return ({ kind, id }: Inbox): number => {
    const inbox = `${kind} ${id}`;
    const count = counts.get(inbox) ?? 0;
    counts.set(inbox, count + 1);
    return count;
  };
};
