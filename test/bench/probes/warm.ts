// Runs in a fresh process with both bundles of a call loaded: alternates blocks of calls with DynamoDB stubbed, and reports
// the processor time of a call on either side.
import { PassThrough } from 'node:stream';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { loadBundle } from '#test/support/deployed/load-bundle.ts';
import { dynamodbAnswers, type TimedCall } from '../canned.ts';
import type { TimedModule } from '../timed-module.ts';

/** `network`: the SDK runs and its request is answered immediately; `client`: the SDK's client itself is replaced. */
type StubbedAt = 'network' | 'client';

const [call, stubbedAt, rounds, ...folders] = process.argv.slice(2) as [TimedCall, StubbedAt, string, ...string[]];
const event = JSON.parse(process.env.TIMED_EVENT ?? '') as APIGatewayProxyEventV2;
const context = { awsRequestId: 'warm' } as Context;
// The processor's clock has a resolution of milliseconds, so quick calls are repeated many times.
const callsInBlock = stubbedAt === 'network' ? 200 : 2_000;
const bytes = Buffer.from(dynamodbAnswers[call]);

/** Replaces DynamoDB by the canned response. The client's parsed response to each kind of command is taken from the SDK once. */
async function stub({ handler, dynamodb, documents }: TimedModule): Promise<void> {
  dynamodb.config.requestHandler = {
    handle: () => {
      const response = { statusCode: 200, headers: { 'content-type': 'application/x-amz-json-1.0' }, body: stream() };
      return Promise.resolve({ response });
    },
  } as unknown as typeof dynamodb.config.requestHandler;
  if (stubbedAt === 'network') return;
  const send = documents.send.bind(documents) as (command: object) => Promise<object>;
  const answers = new Map<string, object>();
  const sendOnce = async (command: object) => {
    const answer = await send(command);
    answers.set(command.constructor.name, answer);
    return answer;
  };
  Object.assign(documents, { send: sendOnce });
  await handler(event, context);
  Object.assign(documents, { send: async (command: object) => answers.get(command.constructor.name) });
}

const stream = () => new PassThrough().end(bytes);

/** Microseconds of this thread's processor time for one call. */
async function timeBlock({ handler }: TimedModule): Promise<number> {
  const before = process.threadCpuUsage();
  for (let count = 0; count < callsInBlock; count += 1) {
    const { statusCode } = await handler(event, context);
    if (statusCode !== 200) throw new Error(`The call answered ${statusCode}.`);
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / callsInBlock;
}

const modules = folders.map((folder) => loadBundle<TimedModule>(folder));
for (const module of modules) await stub(module);
const times: number[][] = modules.map(() => []);
const warmUp = 5;
for (let round = -warmUp; round < Number(rounds); round += 1) {
  for (const [index, module] of modules.entries()) {
    const time = await timeBlock(module);
    if (round >= 0) times[index]?.push(time);
  }
}
process.send?.(times);
process.disconnect();
