import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { retry } from '#functions/data/retry.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { transact } from '#functions/data/transact.ts';
import { storedAccount } from '#functions/entities/account/stored-account.ts';
import { subscriptionSummary } from '#functions/entities/subscription/stored-subscription.ts';
import { clock } from '#functions/platform/clock.ts';

const account = z.pick(storedAccount, { kind: true, id: true, verified: true });
const subscription = itemSchema({
  summary: z.pick(subscriptionSummary, { recruiter_id: true, is_active: true, end_date: true }),
});

/**
 * Starts the days of a subscription that waits for its recruiter's verification, once. Both changes are followed: whichever
 * of verification and activation is written last finds the other one. Duplicate, late and reordered records find days that
 * count already, and a recruiter who lost the verification again has none started.
 */
export async function followVerification(change: Change): Promise<void> {
  const recruiterId = waitingRecruiterIn(change);
  if (recruiterId !== undefined) await startDays(recruiterId);
}

function waitingRecruiterIn({ entity, before, after }: Change): number | undefined {
  if (!after) return undefined;
  if (entity === 'account') {
    const { kind, id, verified } = account.parse(after);
    const wasVerified = before !== undefined && account.parse(before).verified;
    return kind === 'recruiter' && verified && !wasVerified ? id : undefined;
  }
  if (entity !== 'subscription') return undefined;
  const { recruiter_id, is_active, end_date } = subscription.parse(after).summary;
  return is_active && end_date === null ? recruiter_id : undefined;
}

/** 3 read units, and at most 16 write units when days start. */
async function startDays(recruiterId: number): Promise<void> {
  // Recruiters are rarely verified: the function starts without what reads and starts subscriptions.
  const { prepareClock, readCurrentSubscription } = await import(
    '#functions/entities/subscription/subscription-lifecycle.ts'
  );
  await retry(async () => {
    const current = await readCurrentSubscription(recruiterId);
    const started = current.verified ? prepareClock(current, clock.now()) : undefined;
    return started === undefined || (await transact(started.writes)).done || undefined;
  });
}
