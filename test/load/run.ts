import { once } from 'node:events';
import type { DynamoDBRecord } from 'aws-lambda';
import { localTable } from '#infra/local/environment.ts';
import { createStreamClient } from '#infra/local/streams/stream-client.ts';
import { type Stack, startStack } from '#test/support/stack.ts';
import { generateLoad, type Run } from './generate.ts';
import { indexWrites } from './index-writes.ts';
import { signPeopleIn } from './people.ts';
import { printReport } from './print-report.ts';
import type { RecordedUse } from './record-units.ts';

export interface LoadOptions {
  seconds: number;
  rate: number;
}

/** What the server counted: units, and requests of each call. */
interface Counts {
  uses: RecordedUse[];
  calls: Record<string, number>;
}

export type Measured = Run & Counts;

/** What the server counted since the last call. */
async function takeCounts({ process: child }: Stack): Promise<Counts> {
  const answered = once(child, 'message');
  child.send('take');
  const [counts] = (await answered) as [Counts];
  return counts;
}

/** Reads the stream from where the reader stands to its end. */
async function streamReader(endpoint: string) {
  const client = createStreamClient(endpoint);
  const stream = (await client.streamOf(localTable)) ?? '';
  const [shard = ''] = await client.shardsOf(stream);
  let iterator = await client.iterate(stream, shard, undefined);
  return async (): Promise<DynamoDBRecord[]> => {
    const all: DynamoDBRecord[] = [];
    for (;;) {
      const { records, next } = await client.read(iterator, 1_000);
      iterator = next ?? iterator;
      all.push(...records);
      if (records.length === 0) return all;
    }
  };
}

/** Starts a local run with demo data, sends the load, and ends the run; returns responses and consumed units. */
export async function measureLoad({ seconds, rate }: LoadOptions): Promise<Measured> {
  const stack = await startStack({ data: 'demo', code: 'measured' });
  try {
    const world = await signPeopleIn(stack);
    const readStream = await streamReader(stack.databaseUrl);
    await readStream();
    await takeCounts(stack);
    const run = await generateLoad({ stack, world, seconds, rate });
    const written = (await readStream()).flatMap(indexWrites).map(({ key, units }) => {
      return { caller: 'indexes', key, read: 0, write: units, requests: 0 };
    });
    const { uses, calls } = await takeCounts(stack);
    return { ...run, calls, uses: [...uses, ...written] };
  } finally {
    await stack.stop();
  }
}

/** Measures and prints. */
export async function runLoad(options: LoadOptions): Promise<void> {
  printReport(await measureLoad(options));
}
