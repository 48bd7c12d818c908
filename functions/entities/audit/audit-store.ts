import { randomUUID } from 'node:crypto';
import { indexKeys } from '#functions/data/index-keys.ts';
import { insertItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { newestSummaries, type Period } from '#functions/data/newest.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { toItem } from '#functions/data/summary.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import type { AuditEntry } from '#shared/contracts/audit.ts';
import { accountKindOf } from '#shared/domain/account-kind.ts';
import type { AuditAction } from '#shared/domain/audit.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { auditSchemaVersion, type StoredAuditEntry, storedAuditEntry } from './stored-audit-entry.ts';

export interface AuditedAction {
  /** Who acts: an admin, but for `recruiter_details_changed`. */
  caller: Pick<Caller, 'type' | 'id'>;
  action: AuditAction;
  target: StoredAuditEntry['target'] & { id: number | string };
  now: EpochMs;
}

/**
 * The write that records an admin's action permanently (8 write units inside a transaction). It belongs into the
 * transaction of the action itself, so that neither exists without the other. It contains ids and no personal data.
 */
export function auditEntry({ caller, action, target, now }: AuditedAction): TransactionItem {
  const actor = { type: caller.type, id: caller.id };
  return insertItem(auditItem({ id: randomUUID(), at: toIso(now), actor, action, target }));
}

/**
 * The write that records an action of which one entry a UTC day is enough: a later one of that day replaces it, so that
 * one caller cannot flood the audit trail (8 write units inside a transaction).
 */
export function auditOfDay({ caller, action, target, now }: AuditedAction): TransactionItem {
  const at = toIso(now);
  const id = `${action}-${at.slice(0, '2026-11-01'.length)}-${target.id}`;
  return { Put: { Item: auditItem({ id, at, actor: { type: caller.type, id: caller.id }, action, target }) } };
}

/**
 * Records an action before it is done, once for its id: a repeated attempt is the same action (4 write units, and 1 for
 * each retry).
 * @throws StoreUnavailable
 */
export async function auditOnce(id: string, { caller, action, target, now }: AuditedAction): Promise<void> {
  const actor = { type: caller.type, id: caller.id };
  // The entry of the first attempt has the id already: the put fails, which is fine.
  await write(insertItem(auditItem({ id, at: toIso(now), actor, action, target })));
}

/** The place in GSI3 of entries about a list of people, in place of a target's id. */
const lists = 'LISTS';

const isAdmin = ({ type }: StoredAuditEntry['actor']): boolean => accountKindOf(type) === 'admin';

/** The item of an entry (4 write units outside a transaction). */
export function auditItem(entry: StoredAuditEntry) {
  const { id, at, actor, target } = entry;
  return {
    ...keys.auditEntry(id),
    entity: 'audit_entry',
    schema_version: auditSchemaVersion,
    ...indexKeys.audit(at, id),
    // Ids of recruiters are not those of admins, whose actions this index lists.
    ...(isAdmin(actor) ? indexKeys.auditOfActor(actor.id, at, id) : {}),
    ...indexKeys.auditOfTarget(target.type, String(target.id ?? lists), at, id),
    ...toItem({ summary: entry }),
  };
}

export interface AuditFilter {
  actorId?: number | undefined;
  action?: AuditAction | undefined;
  during?: Period | undefined;
  target?: { type: string; id: string } | undefined;
  /** The reads of lists that contain the target, instead of the actions on the target alone. */
  inLists?: boolean;
}

/**
 * Audited actions and reads, newest first; of one admin, of one target, or both (about 2 read units for 50). Time is part
 * of the keys. Kinds of actions, and reads of lists that contain a target, are filtered from what the other filters
 * leave, up to the bound of `newestSummaries`.
 */
export async function auditEntries(filter: AuditFilter, page: PageRequest): Promise<Page<AuditEntry>> {
  const { items, next } = await newestSummaries(placeOf(filter), storedAuditEntry, {
    page,
    during: filter.during,
    matches: matcherOf(filter),
  });
  return { items: items.map(toAuditEntry), next };
}

/** An entry as calls answer it. */
const toAuditEntry = ({ id, at, actor, action, target, ids }: StoredAuditEntry): AuditEntry => ({
  id,
  at,
  actor,
  action,
  target,
  ...(ids ? { ids } : {}),
});

function placeOf({ actorId, target, inLists = false }: AuditFilter) {
  if (target) return indexKeys.auditOfTarget(target.type, inLists ? lists : target.id);
  return actorId === undefined ? indexKeys.audit() : indexKeys.auditOfActor(actorId);
}

/** Keeps what the place alone does not select; undefined where it selects all of the filter. */
function matcherOf({ actorId, action, target, inLists = false }: AuditFilter) {
  // Entries about a target are ordered by time, for all actors together.
  const actor = target ? actorId : undefined;
  const listed = target && inLists ? Number(target.id) : undefined;
  if (actor === undefined && action === undefined && listed === undefined) return undefined;
  return (entry: StoredAuditEntry): boolean =>
    (actor === undefined || (isAdmin(entry.actor) && entry.actor.id === actor)) &&
    (action === undefined || entry.action === action) &&
    (listed === undefined || entry.ids?.includes(listed) === true);
}
