// Runs in a fresh process against the local engine: how many calls a second our handler, the raw one and the SDK alone
// (reading one item) get through, by turns.
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { loadBundle } from '#test/support/deployed/load-bundle.ts';
import type { Rate } from '../throughput.ts';
import type { TimedModule } from '../timed-module.ts';

const [inFlight = '1', rounds = '5', milliseconds = '500', ourFolder = '', rawFolder = ''] = process.argv.slice(2);
const event = JSON.parse(process.env.TIMED_EVENT ?? '') as APIGatewayProxyEventV2;
const ours = loadBundle<TimedModule>(ourFolder);
const raw = loadBundle<TimedModule>(rawFolder);

async function callOnce({ handler }: TimedModule): Promise<void> {
  const { statusCode } = await handler(event, { awsRequestId: 'rate' } as Context);
  if (statusCode !== 200) throw new Error(`The call answered ${statusCode}.`);
}

const work = {
  ours: () => callOnce(ours),
  raw: () => callOnce(raw),
  // The same bundled SDK and client as the raw handler's, so that only the handler differs.
  sdk: async () => {
    const Key = { PK: 'STATISTICS', SK: 'STATISTICS' };
    await raw.documents.send(new GetCommand({ TableName: process.env.TABLE_NAME, Key }));
  },
};

/** Calls a second over a span of time with as many in flight as requested, and this thread's microseconds for each. */
async function measureRate(call: () => Promise<void>, span: number): Promise<Rate> {
  const before = process.threadCpuUsage();
  const started = performance.now();
  let done = 0;
  const lane = async () => {
    while (performance.now() - started < span) {
      await call();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: Number(inFlight) }, lane));
  const { user, system } = process.threadCpuUsage(before);
  return { rate: (done * 1000) / (performance.now() - started), processor: (user + system) / done };
}

const names = ['ours', 'raw', 'sdk'] as const;
const rates: Record<(typeof names)[number], Rate[]> = { ours: [], raw: [], sdk: [] };
for (const name of names) await measureRate(work[name], Number(milliseconds));
for (let round = 0; round < Number(rounds); round += 1) {
  for (const name of names) rates[name].push(await measureRate(work[name], Number(milliseconds)));
}
process.send?.(rates);
process.disconnect();
