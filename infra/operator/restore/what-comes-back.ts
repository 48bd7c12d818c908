import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { type AccountKind, accountKinds } from '#shared/domain/account-kind.ts';
import type { EpochSeconds, IsoInstant } from '#shared/domain/time.ts';

/** An item in DynamoDB's format, so that numbers, sets and bytes are restored exactly. */
export type RawItem = Record<string, AttributeValue>;

/** Entities that the stream function derives from restored items; restoring them too would count twice. */
const derived = new Set([
  'statistics',
  'closing_jobs',
  'job_stats',
  'applicant_count',
  'recruiter_stats',
  'shortlist_stats',
  'change_feed',
  'change',
  'invoice_due',
  'invoice_wake',
]);

/** Entities that are useful for a short time only, or must not become valid again. */
const shortLived = new Set([
  'one_time_codes',
  'pending_signup',
  'latest_signup',
  'address_budget',
  'address_notice',
  'processed_event',
  'request',
  'upload',
  'open_uploads',
  'index_work',
  'fan_out',
  'run_rest',
  'switches',
  'held_mail',
]);

/**
 * The entities of each pass. Accounts and jobs are first, because figures and notifications are only written if these
 * exist. Undefined means all other entities.
 */
export const passes: readonly (string | undefined)[] = ['account', 'job', undefined];

export const entityOf = (item: RawItem): string => item.entity?.S ?? 'unknown';

export const isOfPass = (item: RawItem, pass: string | undefined): boolean =>
  pass === undefined ? !passes.includes(entityOf(item)) : entityOf(item) === pass;

/** Whether an item can be restored, independent of its owner. */
export function isRestorable(item: RawItem, now: EpochSeconds): boolean {
  const entity = entityOf(item);
  const hasExpired = Number(item.expires_at?.N ?? Number.POSITIVE_INFINITY) <= now;
  return !derived.has(entity) && !shortLived.has(entity) && !hasExpired;
}

/**
 * The item as it is written: marked as restored, so that no notification is sent again, and without the sessions of an
 * account, which may have been ended since.
 */
export function restoredItem(item: RawItem, at: IsoInstant): RawItem {
  const sessions = entityOf(item) === 'account' ? { sessions: { M: {} } } : {};
  return { ...item, ...sessions, restored_at: { S: at } };
}

const isKind = (text: string | undefined): text is AccountKind =>
  (accountKinds as readonly (string | undefined)[]).includes(text);

function ownerOf(item: RawItem): [kind: string | undefined, id: string | undefined] {
  const [first, second, third] = (item.PK?.S ?? '').split('#');
  if (first === 'INBOX') return [second, third];
  // Reports are erased with the account that they are about.
  if (first === 'REPORTS') return [second === 'company' ? 'recruiter' : second, third];
  if (first === 'EMAIL') return [item.kind?.S, item.id?.N];
  return [first?.toLowerCase(), second];
}

/** The key of the account that owns an item, from its partition, inbox or e-mail address; otherwise undefined. */
export function ownerKey(item: RawItem): { PK: string; SK: string } | undefined {
  const [kind, id] = ownerOf(item);
  return isKind(kind) && id !== undefined ? keys.account(kind, Number(id)) : undefined;
}
