import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { storedAccount } from '#functions/entities/account/stored-account.ts';
import { paymentSummary } from '#functions/entities/payment/stored-payment.ts';
import type { BusinessEvent } from '#functions/platform/business-metrics.ts';
import type { Concern } from './effect.ts';

const account = z.pick(storedAccount, { kind: true });
const payment = itemSchema({ summary: z.pick(paymentSummary, { status: true }) });

/** What a new item of an entity counts as. */
const creations: Record<string, (image: unknown) => BusinessEvent> = {
  account: (image) => ({ metric: 'SignUps', kind: account.parse(image).kind }),
  application: () => ({ metric: 'Applications' }),
  candidate_view: () => ({ metric: 'Unlocks' }),
};

/** The outcomes of payments that are counted; a card payment that fails and then succeeds counts for both. */
const outcomes = ['completed', 'failed', 'refunded'] as const;

function outcomeOf({ before, after }: Change): BusinessEvent[] {
  const status = after && payment.parse(after).summary.status;
  const previous = before && payment.parse(before).summary.status;
  // A refund that did not arrive is no other payment.
  if (previous === status || previous === 'refunded') return [];
  const kind = outcomes.find((outcome) => outcome === status);
  return kind ? [{ metric: 'Payments', kind }] : [];
}

function eventsOf(change: Change): BusinessEvent[] {
  const { entity, before, after } = change;
  if (entity === 'payment') return outcomeOf(change);
  const event = before || !after ? undefined : creations[entity]?.(after);
  return event ? [event] : [];
}

/** The business events that a change counts as. */
export const businessEvents: Concern = (change) => eventsOf(change).map((event) => ({ kind: 'count', event }));
