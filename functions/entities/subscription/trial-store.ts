import { createHmac, hash } from 'node:crypto';
import { batchGet } from '#functions/data/batch-get.ts';
import { beginsWith, checkItem, insertItem, isAbsent } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { queryPages, readItem } from '#functions/data/query.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { setting } from '#functions/platform/env.ts';
import { type EpochMs, type IsoInstant, toIso } from '#shared/domain/time.ts';
import { parseTrial, purchaseSchemaVersion, type StoredTrial } from './stored-purchase.ts';
import { parseSubscription } from './stored-subscription.ts';

/** Keyed with a secret of its own: only this deployment can test whether an address had the trial. */
const markerOf = (email: string) =>
  keys.trial(createHmac('sha256', setting('TRIAL_SECRET')).update(email).digest('base64url'));

/** Markers from before they were keyed. They stay, as the addresses that they were made of are not stored. */
const plainMarkerOf = (email: string) => keys.trial(hash('sha256', `trial:${email}`, 'base64url'));

const markerItem = (email: string, taken_at: IsoInstant) => ({
  ...markerOf(email),
  entity: 'trial',
  schema_version: purchaseSchemaVersion,
  taken_at,
});

/**
 * The writes that record permanently that an e-mail address took the trial: the marker, and the check that there is none
 * from before markers were keyed (4 write units). Either fails when the address took it before. A marker holds no address and no account, so
 * it outlives the account's deletion.
 * @param email canonical, as the account has it
 */
export const rememberTrial = (
  email: string,
  now: EpochMs,
): { trial: TransactionItem; plainTrial: TransactionItem } => ({
  trial: insertItem(markerItem(email, toIso(now))),
  plainTrial: checkItem<StoredTrial>(plainMarkerOf(email), { when: { PK: isAbsent } }),
});

/**
 * The write that remembers a trial for another address of the same account, or none when no trial was taken with the
 * first one (2 read units, 2 write units).
 */
export async function carriedTrial(from: string, to: string): Promise<TransactionItem | undefined> {
  const [keyed, plain] = await Promise.all([readItem(markerOf(from)), readItem(plainMarkerOf(from))]);
  const marker = keyed ?? plain;
  return marker && { Put: { Item: markerItem(to, parseTrial(marker).taken_at) } };
}

/**
 * Whether the recruiter ever had the trial, under whatever address (0.5 read units for each 4 KB of subscriptions). A
 * trial lasts for days, and none starts while one is active, so a stale read does no harm.
 */
export async function hadTrial(recruiterId: number): Promise<boolean> {
  for await (const items of queryPages(keys.subscription(recruiterId, 1), { sort: beginsWith('SUBSCRIPTION#') })) {
    if (items.some((item) => parseSubscription(item).summary.payment_method === 'trial')) return true;
  }
  return false;
}

/**
 * Whether the account or its address had the trial (1 read unit, and 0.5 for each 4 KB of subscriptions). For display:
 * the write of `rememberTrial` decides.
 * @param email canonical, as the account has it
 */
export async function isTrialUsed(recruiterId: number, email: string): Promise<boolean> {
  const [markers, hadOne] = await Promise.all([
    batchGet([markerOf(email), plainMarkerOf(email)]),
    hadTrial(recruiterId),
  ]);
  return hadOne || markers.length > 0;
}
