import type * as z from 'zod/mini';
import { indexKeys } from '#functions/data/index-keys.ts';
import { insertItem, isPresent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { newestSummaries } from '#functions/data/newest.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { readItem } from '#functions/data/query.ts';
import { queryPartition } from '#functions/data/query-page.ts';
import { toItem } from '#functions/data/summary.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import { certificateDuplicateDays } from '#shared/domain/retention.ts';
import { addDays, expiryAt, toEpochMs } from '#shared/domain/time.ts';
import {
  certificateSchemaVersion,
  type closedDuplicate,
  type DuplicateSummary,
  duplicateSummary,
  parseDuplicate,
} from './stored-certificate.ts';

/** Hash and candidate of a flag's id, which the contract has checked. The hash may contain dashes itself. */
function keyOf(id: string) {
  const dash = id.lastIndexOf('-');
  return keys.duplicateCertificate(id.slice(0, dash), Number(id.slice(dash + 1)));
}

/**
 * Flags a later claim of a number for the admins, once (4 write units): a retry changes nothing, nor does one after an admin
 * closed it.
 */
export async function flagDuplicate(duplicate: DuplicateSummary): Promise<void> {
  const { id, holder_id, refused_id, flagged_at } = duplicate;
  await write(
    insertItem({
      ...keyOf(id),
      entity: 'certificate_duplicate',
      schema_version: certificateSchemaVersion,
      ...indexKeys.duplicateCertificates(flagged_at, id),
      ...indexKeys.duplicatesOfHolder(holder_id, flagged_at, id),
      ...indexKeys.duplicatesOfRefused(refused_id, flagged_at, id),
      ...toItem({ summary: duplicate }),
      expires_at: expiryAt(addDays(toEpochMs(flagged_at), certificateDuplicateDays)),
    }),
  );
}

/** A flag, read consistently (1 read unit), or undefined. */
export async function readDuplicate(id: string): Promise<DuplicateSummary | undefined> {
  const item = await readItem(keyOf(id));
  return item && parseDuplicate(item);
}

/** Flags, the oldest first (0.5 read units for each 4 KB). */
export const openDuplicates = (page: PageRequest): Promise<Page<DuplicateSummary>> =>
  newestSummaries(indexKeys.duplicateCertificates(), duplicateSummary, { page, oldestFirst: true });

/**
 * The write that closes a flag for good (4 write units inside a transaction): it stays, so that the same claims are not flagged
 * again. It fails when the flag is gone or closed.
 */
export const closeDuplicate = (id: string): TransactionItem =>
  updateItem<z.output<typeof closedDuplicate>>(keyOf(id), {
    set: { is_closed: true },
    remove: ['GSI1PK', 'GSI1SK'],
    when: { GSI1PK: isPresent },
  });

/** Deletes the flags about a number, which no two accounts claim any more (1 read unit, and 4 write units a flag). */
export async function deleteDuplicates(hash: string): Promise<void> {
  const flags = await queryPartition(keys.duplicateCertificate(hash, 0), parseDuplicate, {
    limit: 100,
    start: undefined,
  });
  await Promise.all(flags.items.map(({ id }) => write({ Delete: { Key: keyOf(id) } })));
}
