import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import { withCause } from '#functions/platform/cause.ts';
import { clock } from '#functions/platform/clock.ts';
import { setting } from '#functions/platform/env.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { createClient } from '#functions/services/search/opensearch/client.ts';
import { writeChanged } from '#functions/services/search/opensearch/write-changed.ts';
import { searchKinds } from '#functions/services/search/search-kinds.ts';
import { minuteMs } from '#shared/domain/time.ts';

const queued = z.object({
  kind: z.enum(['jobs', 'candidates']),
  sequence: z.int(),
  ids: z.array(z.int()),
  /** Absent in messages of earlier versions. */
  references: z.optional(z.array(z.string())),
});

/** By then a change has failed three times of five, or waits behind others. Searches say that they are partial until it arrives. */
const lateMs = 15 * minuteMs;

const client = createClient(setting('SEARCH_ENDPOINT'));

/**
 * Started by the queue of changes: writes the present, masked state of what changed to the search engine. A change that
 * fails is delivered again, and after its last attempt goes to the dead-letter queue; the others are done. One that is late is logged before
 * anything else, so that a person learns of it before it is among the dead letters.
 */
export async function handler({ Records }: SQSEvent): Promise<SQSBatchResponse> {
  const failed = await Promise.all(Records.map(failureOf));
  return { batchItemFailures: failed.filter((failure) => failure !== undefined) };
}

async function failureOf({ messageId, body, attributes }: SQSRecord) {
  // An operator hands messages over without attributes.
  if (clock.now() - Number(attributes?.SentTimestamp) > lateMs) log('SEARCH_CHANGES_LATE', { event: messageId });
  const failed = (error: unknown) => {
    log('EVENT_FAILED', { event: messageId, ...describeError(error) });
    return { itemIdentifier: messageId };
  };
  try {
    const { kind, sequence, ids, references = [] } = queued.parse(JSON.parse(body));
    const writeAll = async () => {
      for (const source of searchKinds.filter(({ name }) => name === kind)) {
        await writeChanged(client, source, ids, sequence);
      }
    };
    return await withCause({ reference: references.join(' ') || undefined }, () =>
      writeAll().then(() => undefined, failed),
    );
  } catch (error) {
    return failed(error);
  }
}
