import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import { setting } from '#functions/platform/env.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { createClient } from '#functions/services/search/opensearch/client.ts';
import { writeChanged } from '#functions/services/search/opensearch/write-changed.ts';
import { searchKinds } from '#functions/services/search/search-kinds.ts';

const queued = z.object({ kind: z.enum(['jobs', 'candidates']), sequence: z.int(), ids: z.array(z.int()) });

const client = createClient(setting('SEARCH_ENDPOINT'));

/**
 * Started by the queue of changes: writes the present, masked state of what changed to the search engine. A change that
 * fails is delivered again, and after its last attempt goes to the dead-letter queue; the others are done.
 */
export async function handler({ Records }: SQSEvent): Promise<SQSBatchResponse> {
  const failed = await Promise.all(Records.map(failureOf));
  return { batchItemFailures: failed.filter((failure) => failure !== undefined) };
}

async function failureOf({ messageId, body }: SQSRecord) {
  try {
    const { kind, sequence, ids } = queued.parse(JSON.parse(body));
    for (const source of searchKinds.filter(({ name }) => name === kind)) {
      await writeChanged(client, source, ids, sequence);
    }
    return undefined;
  } catch (error) {
    log('EVENT_FAILED', { event: messageId, ...describeError(error) });
    return { itemIdentifier: messageId };
  }
}
