import type { _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';
import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import * as z from 'zod/mini';
import { lambdaRecordOf } from './lambda-event.ts';

/** Lambda takes 6 MB for one synchronous call; a record with two images of 400 KB is at most about 1 MB as JSON. */
const mostBytes = 4_000_000;

const response = z.object({
  batchItemFailures: z._default(z.array(z.object({ itemIdentifier: z.string() })), []),
});

/**
 * Hands records to a function in their order. One that fails again is left out, and those behind it go on: every
 * function does nothing for a record that it has processed before.
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

/** How many of the first records fit into one call; at least one. */
function sizeOfChunk(events: readonly object[]): number {
  let bytes = 0;
  const tooMuch = events.findIndex((event) => {
    bytes += Buffer.byteLength(JSON.stringify(event));
    return bytes > mostBytes;
  });
  return tooMuch === -1 ? events.length : Math.max(tooMuch, 1);
}

/** The sequence number of the first record that failed, '' when the whole call did, or undefined. */
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
