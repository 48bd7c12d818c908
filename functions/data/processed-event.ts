import { keys } from '#functions/data/keys.ts';
import type { TransactionItem } from '#functions/data/write.ts';

/** The stream keeps its records for a day: a week covers every repetition. In seconds. */
const rememberedFor = 7 * 24 * 60 * 60;

/**
 * The write that remembers a stream record, and fails when it was remembered before
 * (2 write units inside a transaction).
 * @param at when the table took the change, in milliseconds since 1970
 */
export const rememberEvent = (eventId: string, at: number): TransactionItem => ({
  Put: {
    Item: {
      ...keys.processedEvent(eventId),
      entity: 'processed_event',
      schema_version: 1,
      expires_at: Math.floor(at / 1000) + rememberedFor,
    },
    ConditionExpression: 'attribute_not_exists(PK)',
  },
});
