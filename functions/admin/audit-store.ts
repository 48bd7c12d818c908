import { randomUUID } from 'node:crypto';
import { indexKeys, keys } from '#functions/data/keys.ts';
import { newestCards } from '#functions/data/newest.ts';
import type { TransactionItem } from '#functions/data/transact.ts';
import { isoTime } from '#functions/runtime/clock.ts';
import type { Caller, Page, PortalRequest } from '#functions/runtime/request.ts';
import { type AuditEntry, auditEntry as auditCard } from '#shared/contracts/admin.ts';
import type { AuditAction } from '#shared/domain/audit.ts';

export interface AuditedAction {
  /** The admin who acts. */
  caller: Pick<Caller, 'type' | 'id'>;
  action: AuditAction;
  target: AuditEntry['target'];
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * The write that remembers an admin's action for ever (8 write units inside a transaction). It belongs into the
 * transaction of the action itself, so that neither is there without the other. It holds ids and no personal data.
 */
export function auditEntry({ caller, action, target, now }: AuditedAction): TransactionItem {
  const at = isoTime(now);
  const id = randomUUID();
  const card: AuditEntry = { id, at, actor: { type: caller.type, id: caller.id }, action, target };
  return {
    Put: {
      Item: {
        ...keys.auditEntry(id),
        entity: 'audit_entry',
        schema_version: 1,
        ...indexKeys.audit(at, id),
        ...indexKeys.auditOfActor(caller.id, at, id),
        ...indexKeys.auditOfTarget(target.type, String(target.id), at, id),
        card,
      },
      ConditionExpression: 'attribute_not_exists(PK)',
    },
  };
}

export interface AuditFilter {
  actorId?: number | undefined;
  target?: { type: string; id: string } | undefined;
}

/** Remembered actions, newest first; of one admin, to one target, or both (about 2 read units for 50). */
export function auditEntries({ actorId, target }: AuditFilter, page: PortalRequest['page']): Promise<Page<AuditEntry>> {
  if (target) {
    const matches = actorId === undefined ? undefined : ({ actor }: AuditEntry) => actor.id === actorId;
    return newestCards(indexKeys.auditOfTarget(target.type, target.id), auditCard, { page, matches });
  }
  const place = actorId === undefined ? indexKeys.audit() : indexKeys.auditOfActor(actorId);
  return newestCards(place, auditCard, { page });
}
