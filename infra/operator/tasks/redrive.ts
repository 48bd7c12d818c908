import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { type Message, SQSClient } from '@aws-sdk/client-sqs';
import { type DeadLetter, inStreamOrder, parseDeadLetter } from '../redrive/dead-letter.ts';
import { handOver } from '../redrive/hand-over.ts';
import { receiveAll, release, remove } from '../redrive/queue.ts';
import { redriveSearchChanges } from '../redrive/search-changes.ts';
import { readRecords, TooOld } from '../redrive/stream-records.ts';
import type { Target } from '../target/target-outputs.ts';
import { defineTask } from '../target/task.ts';

/** Longer than the time-out of the stream functions, which is at most two minutes. */
const functionTimeoutMs = 150_000;

type Outcome = 'done' | 'failed' | 'too old' | 'foreign';

/** Reprocesses the records that the dead-letter queue names. */
export const redrive = defineTask({
  summary: 'reprocesses the failed stream records that the dead-letter queue names',
  about: `Fix the cause first. The queue names records that the table's stream keeps for 24 hours: each is passed again to
the function that failed (statistics and notifications, or mails), and its message is deleted when all of its records
succeeded. Records that were processed meanwhile have no effect. Messages whose records the stream no longer has are
reported and stay in the queue until --discard-old deletes them: then run the tasks statistics and index.
Where the stage searches with OpenSearch, changes in its own dead-letter queue are written to it as of now.
The exit code is 1 when a message remains.`,
  options: { 'discard-old': { type: 'boolean', help: 'deletes messages whose records the stream no longer has' } },
  run: async (given, { isDryRun, target, print }) => {
    const queueUrl = target.output('DeadLettersUrl');
    const functions = [target.output('StreamFunctionName'), target.output('MailsFunctionName')];
    const sqs = new SQSClient({});
    const streams = new DynamoDBStreamsClient({});
    const lambda = new LambdaClient({ requestHandler: { requestTimeout: functionTimeoutMs } });
    const messages = await receiveAll(sqs, queueUrl);
    const counts: Record<Outcome, number> = { done: 0, failed: 0, 'too old': 0, foreign: 0 };
    const settled = new Set<Message>();
    try {
      for (const { message, letter } of inOrder(messages)) {
        const outcome = await processOne(letter);
        counts[outcome] += 1;
        print(describe(letter, outcome, isDryRun));
        if (isDryRun || !(outcome === 'done' || (outcome === 'too old' && given['discard-old']))) continue;
        await remove(sqs, queueUrl, message);
        settled.add(message);
      }
    } finally {
      for (const message of messages) if (!settled.has(message)) await release(sqs, queueUrl, message);
    }
    print(summary(messages.length, counts, isDryRun));
    const queue = target.searchDeadLetters;
    const left = queue ? await redriveSearchChanges({ sqs, lambda, queue, isDryRun, print }) : 0;
    return isDryRun || (settled.size === messages.length && left === 0) ? 0 : 1;

    async function processOne(letter: DeadLetter | undefined): Promise<Outcome> {
      if (!letter || !functions.includes(letter.functionName) || !isOfTable(letter, target)) return 'foreign';
      try {
        const records = await readRecords(streams, letter);
        if (isDryRun) return 'done';
        return (await handOver(lambda, letter.functionName, records, letter.streamArn)) === 0 ? 'done' : 'failed';
      } catch (error) {
        if (error instanceof TooOld) return 'too old';
        throw error;
      }
    }
  },
});

const isOfTable = ({ streamArn }: DeadLetter, target: Target) =>
  streamArn.includes(`:table/${target.output('TableName')}/stream/`);

/** Sorts valid messages in stream order, invalid ones last. */
function inOrder(messages: readonly Message[]): { message: Message; letter: DeadLetter | undefined }[] {
  const parsed = messages.map((message) => ({ message, letter: parseDeadLetter(message.Body) }));
  return parsed.sort((left, right) => {
    if (left.letter && right.letter) return inStreamOrder(left.letter, right.letter);
    return Number(left.letter === undefined) - Number(right.letter === undefined);
  });
}

function describe(letter: DeadLetter | undefined, outcome: Outcome, isDryRun: boolean): string {
  if (!letter) return 'A message that is not about stream records: left in the queue.';
  const words = {
    done: isDryRun ? 'the stream has them' : 'processed',
    failed: 'failed again: see the log of the function',
    'too old': 'no longer in the stream',
    foreign: 'of another table or function: left in the queue',
  };
  return `${letter.functionName}: ${letter.count} records of ${letter.at}: ${words[outcome]}.`;
}

function summary(messages: number, counts: Record<Outcome, number>, isDryRun: boolean): string {
  if (messages === 0) return 'The dead-letter queue is empty.';
  const parts = Object.entries(counts).flatMap(([outcome, count]) => (count > 0 ? [`${count} ${outcome}`] : []));
  return isDryRun
    ? `Nothing was changed: ${parts.join(', ').replace('done', 'can be processed')}.`
    : `${parts.join(', ')}.`;
}
