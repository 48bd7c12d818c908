import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { beforeEach, expect, test } from 'vitest';
import { tableName } from '#functions/data/table.ts';
import { readStatistics } from '#functions/entities/statistics/statistics-store.ts';
import { createStreamClient } from '#infra/local/streams/stream-client.ts';
import { epochMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { jsonError } from '#test/support/aws/services.ts';
import { QueueStandIn } from '#test/support/aws/sqs.ts';
import { awsStandIn } from '#test/support/aws/start-aws.ts';
import { sendMails as mails, followTable as stream } from '#test/support/handlers.ts';
import { addDeployedStage, runTask, stage } from '#test/support/operator.ts';
import { makePrincipal } from '#test/support/principals.ts';

const api = await testApi();
const aws = awsStandIn();
const streams = createStreamClient(process.env.DYNAMODB_ENDPOINT ?? '');
/** Events with which the functions were called. */
let calls: { name: string; records: DynamoDBRecord[] }[];
let queue: QueueStandIn;
let nextId = 0;

const recording = (name: string, handle: (event: DynamoDBStreamEvent) => Promise<unknown>) => ({
  handler: async (event: DynamoDBStreamEvent) => {
    calls.push({ name, records: event.Records });
    return handle(event);
  },
});

beforeEach(() => {
  addDeployedStage(aws);
  calls = [];
  queue = new QueueStandIn();
  aws.queues['dead-letters'] = queue;
  aws.functions.Stream = recording('Stream', stream);
  aws.functions.Mails = recording('Mails', mails);
});

/** The message that Lambda sends for records that failed every time. */
async function letterOf(records: readonly DynamoDBRecord[], functionName = 'Stream', streamArn?: string) {
  const own = (await streams.streamOf(tableName())) ?? '';
  const [shardId] = await streams.shardsOf(own);
  return JSON.stringify({
    requestContext: {
      requestId: '316aa6d0-8154-4d2d-9af7-85d5f4a6bc81',
      functionArn: `arn:aws:lambda:us-east-1:000000000000:function:${functionName}`,
      condition: 'RetryAttemptsExhausted',
      approximateInvokeCount: 6,
    },
    responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
    version: '1.0',
    timestamp: '2026-11-14T00:13:49.717Z',
    DDBStreamBatchInfo: {
      shardId,
      startSequenceNumber: records[0]?.dynamodb?.SequenceNumber,
      endSequenceNumber: records.at(-1)?.dynamodb?.SequenceNumber,
      approximateArrivalOfFirstRecord: '2026-11-14T00:13:19Z',
      approximateArrivalOfLastRecord: '2026-11-14T00:13:19Z',
      batchSize: records.length,
      streamArn: streamArn ?? own,
    },
  });
}

/** Creates sign-ups whose stream records are not processed yet. */
async function createSignUps(count: number): Promise<DynamoDBRecord[]> {
  await api.readStream();
  for (let made = 0; made < count; made += 1) {
    nextId += 1;
    await makePrincipal('candidate', nextId);
  }
  return api.readStream();
}

const redrive = (...args: string[]) => runTask(['redrive', ...stage, ...args]);
const candidates = async () => (await readStatistics(epochMs(Date.now()))).totalCandidates;

test('processes the records of a failed batch, and then deletes its message', async () => {
  const records = await createSignUps(3);
  queue.send(await letterOf(records));
  const before = await candidates();
  const { code, out, errors } = await redrive();
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(out).toContain(`Stream: ${records.length} records`);
  expect(await candidates()).toBe(before + 3);
  expect(queue.bodies).toEqual([]);
  // The function gets the same event as from the event source.
  expect(calls.flatMap(({ records: given }) => given)).toEqual(
    records.map((record) => expect.objectContaining({ eventID: record.eventID, dynamodb: record.dynamodb })),
  );
});

test('passes exactly the records that a message names', async () => {
  const records = await createSignUps(3);
  queue.send(await letterOf(records.slice(1, 3)));
  await redrive();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.records.map(({ eventID }) => eventID)).toEqual(records.slice(1, 3).map(({ eventID }) => eventID));
});

test('changes nothing for records that were processed meanwhile', async () => {
  const records = await createSignUps(1);
  queue.send(await letterOf(records));
  queue.send(await letterOf(records));
  const before = await candidates();
  expect((await redrive()).code).toBe(0);
  expect(await candidates()).toBe(before + 1);
  expect(queue.bodies).toEqual([]);
});

test('keeps the message when a record fails again, and processes the records after it', async () => {
  const records = await createSignUps(2);
  queue.send(await letterOf(records));
  const poisonous = records[0]?.eventID;
  aws.functions.Stream = recording('Stream', async ({ Records }) => {
    const place = Records.findIndex(({ eventID }) => eventID === poisonous);
    if (place === -1) return stream({ Records });
    return { batchItemFailures: [{ itemIdentifier: Records[place]?.dynamodb?.SequenceNumber ?? '' }] };
  });
  const { code, out } = await redrive();
  expect(code).toBe(1);
  expect(out).toContain('failed again');
  expect(queue.bodies).toHaveLength(1);
  expect(queue.visible).toBe(1);
  expect(calls.at(-1)?.records.map(({ eventID }) => eventID)).toEqual(records.slice(1).map(({ eventID }) => eventID));
});

test('keeps the message when the function crashes', async () => {
  queue.send(await letterOf(await createSignUps(1)));
  aws.functions.Stream = recording('Stream', async () => {
    throw new Error('crashed');
  });
  expect((await redrive()).code).toBe(1);
  expect(queue.visible).toBe(1);
});

test('calls the function that failed', async () => {
  const records = await createSignUps(1);
  queue.send(await letterOf(records, 'Mails:$LATEST'));
  expect((await redrive()).code).toBe(0);
  expect(calls.map(({ name }) => name)).toEqual(['Mails']);
});

test('leaves messages of other tables and functions, and messages that are not from Lambda', async () => {
  const records = await createSignUps(1);
  queue.send(await letterOf(records, 'Elsewhere'));
  queue.send(await letterOf(records, 'Stream', 'arn:aws:dynamodb:us-east-1:000000000000:table/other/stream/2026'));
  queue.send('{"hello":"world"}');
  queue.send('no JSON');
  const { code, out } = await redrive();
  expect(code).toBe(1);
  expect(out).toContain('4 foreign');
  expect(calls).toEqual([]);
  expect(queue.visible).toBe(4);
});

test('lists records that the stream no longer has, and deletes their message only on request', async () => {
  const [record] = await createSignUps(1);
  const gone = { dynamodb: { SequenceNumber: String(BigInt(record?.dynamodb?.SequenceNumber ?? 0) + 1_000_000n) } };
  queue.send(await letterOf([gone]));
  const stored = await redrive();
  expect(stored).toMatchObject({ code: 1, out: expect.stringContaining('no longer in the stream') });
  expect(queue.visible).toBe(1);
  expect((await redrive('--discard-old')).code).toBe(0);
  expect(queue.bodies).toEqual([]);
  expect(calls).toEqual([]);
});

test('counts records that DynamoDB has trimmed as too old', async () => {
  queue.send(await letterOf(await createSignUps(1)));
  aws.services.push(({ headers }) =>
    String(headers['x-amz-target']).startsWith('DynamoDBStreams_20120810.')
      ? jsonError('com.amazonaws.dynamodb.v20120810#TrimmedDataAccessException', 'The requested data is trimmed.')
      : undefined,
  );
  const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB_STREAMS;
  process.env.AWS_ENDPOINT_URL_DYNAMODB_STREAMS = aws.url;
  const { code, out } = await redrive();
  process.env.AWS_ENDPOINT_URL_DYNAMODB_STREAMS = endpoint;
  expect({ code, left: queue.visible }).toEqual({ code: 1, left: 1 });
  expect(out).toContain('1 too old');
});

test('a dry run lists the messages, calls no function and leaves every message visible', async () => {
  queue.send(await letterOf(await createSignUps(2)));
  const { code, out } = await redrive('--dry-run');
  expect(code).toBe(0);
  expect(out).toContain('1 can be processed');
  expect(calls).toEqual([]);
  expect(queue.visible).toBe(1);
});

test('processes more messages than one receive call returns', async () => {
  const records = await createSignUps(23);
  for (const record of records) queue.send(await letterOf([record]));
  expect((await redrive()).code).toBe(0);
  expect(calls.flatMap(({ records: given }) => given.map(({ eventID }) => eventID))).toEqual(
    records.map(({ eventID }) => eventID),
  );
});

test('says that the queue is empty', async () => {
  expect(await redrive()).toMatchObject({ code: 0, out: 'The dead-letter queue is empty.' });
});
