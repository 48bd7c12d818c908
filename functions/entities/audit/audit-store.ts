import { randomUUID } from 'node:crypto';
import { indexKeys, keys } from '#functions/data/keys.ts';
import { newestCards } from '#functions/data/newest.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { isoTime } from '#functions/platform/clock.ts';
import { type AuditEntry, auditEntry as auditCard } from '#shared/contracts/audit.ts';
import type { AuditAction } from '#shared/domain/audit.ts';

export interface AuditedAction {
  /** The admin who acts. */
  caller: Pick<Caller, 'type' | 'id'>;
  action: AuditAction;
  target: AuditEntry['target'] & { id: number | string };
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * The write that remembers an admin's action for ever (8 write units inside a transaction). It belongs into the
 * transaction of the action itself, so that neither is there without the other. It holds ids and no personal data.
 */
export function auditEntry({ caller, action, target, now }: AuditedAction): TransactionItem {
  const actor = { type: caller.type, id: caller.id };
  return { Put: auditItem({ id: randomUUID(), at: isoTime(now), actor, action, target }) };
}

/** Entries about a list of people have their place beside those about single ones. */
const lists = 'LISTS';

/** The put of an entry, which fails when there is one with its id already (4 write units outside a transaction). */
export const auditItem = (card: AuditEntry) => {
  const { id, at, actor, target } = card;
  return {
    Item: {
      ...keys.auditEntry(id),
      entity: 'audit_entry',
      schema_version: 1,
      ...indexKeys.audit(at, id),
      ...indexKeys.auditOfActor(actor.id, at, id),
      ...indexKeys.auditOfTarget(target.type, String(target.id ?? lists), at, id),
      card,
    },
    ConditionExpression: 'attribute_not_exists(PK)',
  };
};

export interface AuditFilter {
  actorId?: number | undefined;
  target?: { type: string; id: string } | undefined;
  /** The reads of lists that name the target, instead of what was done to the target alone. */
  inLists?: boolean;
}

/**
 * Remembered actions and reads, newest first; of one admin, to one target, or both (about 2 read units for 50). Those
 * of lists that name a target are looked for among all reads of such lists.
 */
export function auditEntries(
  { actorId, target, inLists = false }: AuditFilter,
  page: PageRequest,
): Promise<Page<AuditEntry>> {
  if (target) {
    const matches =
      actorId === undefined && !inLists
        ? undefined
        : ({ actor, ids }: AuditEntry) =>
            (actorId === undefined || actor.id === actorId) && (!inLists || ids?.includes(Number(target.id)) === true);
    return newestCards(indexKeys.auditOfTarget(target.type, inLists ? lists : target.id), auditCard, { page, matches });
  }
  const place = actorId === undefined ? indexKeys.audit() : indexKeys.auditOfActor(actorId);
  return newestCards(place, auditCard, { page });
}
