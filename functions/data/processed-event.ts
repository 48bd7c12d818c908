import { insertItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { addDays, type EpochMs, expiryAt } from '#shared/domain/time.ts';

/** The stream keeps its records for a day: a week covers every duplicate delivery. */
const rememberedDays = 7;

/**
 * The write that remembers a stream record, and fails when it was remembered before
 * (2 write units inside a transaction).
 * @param at when the table took the change
 */
export const rememberEvent = (eventId: string, at: EpochMs): TransactionItem =>
  insertItem({
    ...keys.processedEvent(eventId),
    entity: 'processed_event',
    schema_version: 1,
    expires_at: expiryAt(addDays(at, rememberedDays)),
  });
