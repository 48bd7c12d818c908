import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { type AccountKind, accountKinds } from '#shared/domain/account-kind.ts';

/** An item in DynamoDB's own form: numbers, sets and bytes come back exactly as they were. */
export type RawItem = Record<string, AttributeValue>;

/** The stream's function makes these from what is restored; restored as well, they would count twice. */
const derived = new Set(['statistics', 'job_stats', 'recruiter_stats', 'shortlist_stats', 'change_feed', 'change']);

/** What was of use for minutes only, or must not be valid once more. */
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
]);

/**
 * The entities of each pass: figures and notifications are kept only of accounts and jobs that exist, so these come
 * first. Undefined stands for all others.
 */
export const passes: readonly (string | undefined)[] = ['account', 'job', undefined];

export const entityOf = (item: RawItem): string => item.entity?.S ?? 'unknown';

export const isOfPass = (item: RawItem, pass: string | undefined): boolean =>
  pass === undefined ? !passes.includes(entityOf(item)) : entityOf(item) === pass;

/**
 * Whether an item is worth restoring by itself.
 * @param now seconds since 1970
 */
export function isRestorable(item: RawItem, now: number): boolean {
  const entity = entityOf(item);
  const hasExpired = Number(item.expires_at?.N ?? Number.POSITIVE_INFINITY) <= now;
  return !derived.has(entity) && !shortLived.has(entity) && !hasExpired;
}

/**
 * The item as it is written: marked, so that nobody is notified of it again, and without the sessions of an account,
 * which may have been ended since.
 * @param at ISO 8601 in UTC
 */
export function restoredItem(item: RawItem, at: string): RawItem {
  const sessions = entityOf(item) === 'account' ? { sessions: { M: {} } } : {};
  return { ...item, ...sessions, restored_at: { S: at } };
}

const isKind = (text: string | undefined): text is AccountKind =>
  (accountKinds as readonly (string | undefined)[]).includes(text);

/** The account item of whoever an item belongs to: by its partition, inbox or e-mail address; else undefined. */
export function ownerKey(item: RawItem): { PK: string; SK: string } | undefined {
  const [first, second, third] = (item.PK?.S ?? '').split('#');
  const named: [string | undefined, string | undefined] =
    first === 'INBOX'
      ? [second, third]
      : first === 'EMAIL'
        ? [item.kind?.S, item.id?.N]
        : [first?.toLowerCase(), second];
  const [kind, id] = named;
  return isKind(kind) && id !== undefined ? keys.account(kind, Number(id)) : undefined;
}
