import { hash } from 'node:crypto';
import { insertItem } from '#functions/data/item-writes.ts';
import { write } from '#functions/data/write.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { auditItem } from './audit-store.ts';
import type { StoredAuditEntry } from './stored-audit-entry.ts';

/** A reader of personal data; only reads by admins are audited. */
type Reader = Pick<Caller, 'kind' | 'type' | 'id'>;

/**
 * Audits that an admin reads a person's contact details or files, once for each admin, person and UTC day (4 write
 * units, and 1 for each further read of that day). Await it before answering: a read that cannot be audited fails.
 * @throws StoreUnavailable when the entry cannot be written
 */
export const auditRead = (caller: Reader, type: AccountKind, id: number, now: EpochMs): Promise<void> =>
  putReadEntry(caller, { action: 'person_read', target: { type, id } }, now);

/** Audits that an admin opens a company's documents, beside a read of its details on the same day. See `auditRead` for the rest. */
export const auditDocumentsRead = (caller: Reader, id: number, now: EpochMs): Promise<void> =>
  putReadEntry(caller, { action: 'documents_read', target: { type: 'recruiter', id } }, now);

/**
 * Audits that an admin reads a page of people with their contact details: one entry with their ids, once for
 * each admin, set of people and UTC day (4 write units for up to about 50 people, and 1 for each further read of that
 * day). An empty page leaves none. See `auditRead` for the rest.
 */
export async function auditListRead(
  caller: Reader,
  type: AccountKind,
  ids: readonly number[],
  now: EpochMs,
): Promise<void> {
  const people = [...new Set(ids)].sort((left, right) => left - right);
  if (people.length > 0) await putReadEntry(caller, { action: 'people_listed', target: { type }, ids: people }, now);
}

async function putReadEntry(
  { kind, type, id }: Reader,
  read: Pick<StoredAuditEntry, 'action' | 'target' | 'ids'>,
  now: EpochMs,
): Promise<void> {
  if (kind !== 'admin') return;
  const at = toIso(now);
  const day = at.slice(0, '2026-11-01'.length);
  // The same read of the same day has the same id: its put fails, which is fine.
  const entryId = `read-${hash('sha256', JSON.stringify([day, id, read])).slice(0, 32)}`;
  await write(insertItem(auditItem({ id: entryId, at, actor: { type, id }, ...read })));
}
