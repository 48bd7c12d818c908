import { hash } from 'node:crypto';
import { write } from '#functions/data/write.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { isoTime } from '#functions/platform/clock.ts';
import type { AuditEntry } from '#shared/contracts/audit.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { auditItem } from './audit-store.ts';

/** A reader of personal data; only reads by admins are audited. */
type Reader = Pick<Caller, 'kind' | 'type' | 'id'>;

/**
 * Writes down that an admin reads somebody's contact details or files, once for each admin, person and UTC day (4 write
 * units, and 1 for each further read of that day). Await it before answering: a read that cannot be audited fails.
 * @param now milliseconds since 1970
 * @throws the SDK's error when the entry cannot be written: the pipeline answers 503
 */
export const auditRead = (caller: Reader, type: AccountKind, id: number, now: number): Promise<void> =>
  note(caller, { action: 'person_read', target: { type, id } }, now);

/**
 * Writes down that an admin reads a page of people with their contact details: one entry that names their ids, once for
 * each admin, set of people and UTC day (4 write units for up to about 50 people, and 1 for each further read of that
 * day). An empty page leaves none. See `auditRead` for the rest.
 */
export async function auditListRead(
  caller: Reader,
  type: AccountKind,
  ids: readonly number[],
  now: number,
): Promise<void> {
  const people = [...new Set(ids)].sort((left, right) => left - right);
  if (people.length > 0) await note(caller, { action: 'people_listed', target: { type }, ids: people }, now);
}

async function note(
  { kind, type, id }: Reader,
  read: Pick<AuditEntry, 'action' | 'target' | 'ids'>,
  now: number,
): Promise<void> {
  if (kind !== 'admin') return;
  const at = isoTime(now);
  const day = at.slice(0, '2026-11-01'.length);
  // The same read of the same day has the same id, so that the entry's key tells it from a new one.
  const entryId = `read-${hash('sha256', JSON.stringify([day, id, read])).slice(0, 32)}`;
  await write({ Put: auditItem({ id: entryId, at, actor: { type, id }, ...read }) });
}
