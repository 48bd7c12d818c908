import type { _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';
import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import * as z from 'zod/mini';
import { lambdaRecordOf } from './lambda-event.ts';

/** Lambda accepts 6 MB per synchronous call; a record with two images of 400 KB has at most about 1 MB as JSON. */
const maxBytes = 4_000_000;

const response = z.object({
  batchItemFailures: z._default(z.array(z.object({ itemIdentifier: z.string() })), []),
});

/**
 * Passes records to a function in order. A record that fails again is skipped and later records continue. The functions
 * are idempotent: a record that was processed before has no effect.
 * @returns how many records failed
 */
export async function handOver(
  client: LambdaClient,
  functionName: string,
  records: readonly StreamRecord[],
  streamArn: string,
): Promise<number> {
  let failed = 0;
  let rest = records.map((record) => ({ record, event: lambdaRecordOf(record, streamArn) }));
  while (rest.length > 0) {
    const chunk = rest.slice(0, sizeOfChunk(rest.map(({ event }) => event)));
    const first = await firstFailure(
      client,
      functionName,
      chunk.map(({ event }) => event),
    );
    const place = chunk.findIndex(({ record }) => record.dynamodb?.SequenceNumber === first);
    const isFailed = first !== undefined;
    failed += isFailed ? 1 : 0;
    rest = rest.slice(isFailed ? Math.max(place, 0) + 1 : chunk.length);
  }
  return failed;
}

/** Returns how many records fit into one call; at least one. */
function sizeOfChunk(events: readonly object[]): number {
  let bytes = 0;
  const tooMuch = events.findIndex((event) => {
    bytes += Buffer.byteLength(JSON.stringify(event));
    return bytes > maxBytes;
  });
  return tooMuch === -1 ? events.length : Math.max(tooMuch, 1);
}

/** Returns the sequence number of the first failed record, '' when the whole call failed, or undefined. */
async function firstFailure(
  client: LambdaClient,
  FunctionName: string,
  Records: readonly object[],
): Promise<string | undefined> {
  const { FunctionError, Payload } = await client.send(
    new InvokeCommand({ FunctionName, Payload: Buffer.from(JSON.stringify({ Records })) }),
  );
  if (FunctionError) return '';
  const { batchItemFailures } = response.parse(JSON.parse(Buffer.from(Payload ?? '').toString() || '{}') ?? {});
  return batchItemFailures[0]?.itemIdentifier;
}
