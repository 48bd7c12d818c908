import type { DynamoDBRecord } from 'aws-lambda';
import { expect, test } from 'vitest';
import { deliver, type StreamHandler } from './deliver.ts';

const recordsOf = (count: number): DynamoDBRecord[] =>
  Array.from({ length: count }, (_, index) => ({ dynamodb: { SequenceNumber: String(index + 1) } }));
const numberOf = (record: DynamoDBRecord | undefined): string => record?.dynamodb?.SequenceNumber ?? '';

/** Delivers records 1 to `count`; returns the handled, the given-up and the last acknowledged records. */
const run = async (count: number, handle: (number: string, stop: () => void) => 'done' | 'report' | 'throw') => {
  const handled: string[] = [];
  const givenUp: string[] = [];
  let acknowledged = '';
  const stopping = new AbortController();
  const handler: StreamHandler = async ({ Records }) => {
    for (const record of Records) {
      const number = numberOf(record);
      const outcome = handle(number, () => stopping.abort());
      if (outcome === 'throw') throw new Error(`cannot handle ${number}`);
      if (outcome === 'report') return { batchItemFailures: [{ itemIdentifier: number }] };
      handled.push(number);
    }
    return { batchItemFailures: [] };
  };
  await deliver(recordsOf(count), {
    handler,
    signal: stopping.signal,
    pause: async () => undefined,
    acknowledge: (record) => {
      acknowledged = numberOf(record);
    },
    giveUp: (record) => givenUp.push(numberOf(record)),
  });
  return { handled, givenUp, acknowledged };
};

test('delivers all records in order', async () => {
  const { handled, acknowledged } = await run(250, () => 'done');
  expect(handled).toEqual(recordsOf(250).map(numberOf));
  expect(acknowledged).toBe('250');
});

test('continues from the record that was reported as failed', async () => {
  let failures = 2;
  const { handled, givenUp } = await run(5, (number) => (number === '3' && failures-- > 0 ? 'report' : 'done'));
  expect(handled).toEqual(['1', '2', '3', '4', '5']);
  expect(givenUp).toEqual([]);
});

test.each(['report', 'throw'] as const)(
  'gives up a record that always fails (%s) and delivers the rest',
  async (how) => {
    const { handled, givenUp, acknowledged } = await run(9, (number) => (number === '4' ? how : 'done'));
    expect(givenUp).toEqual(['4']);
    expect([...new Set(handled)]).toEqual(['1', '2', '3', '5', '6', '7', '8', '9']);
    expect(acknowledged).toBe('9');
  },
);

test('stops while a record is failing, without giving it up', async () => {
  const { givenUp, acknowledged } = await run(5, (number, stop) => {
    if (number !== '3') return 'done';
    stop();
    return 'report';
  });
  expect(givenUp).toEqual([]);
  expect(acknowledged).toBe('2');
});
