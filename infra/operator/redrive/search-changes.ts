import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import type { Message, SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';
import { receiveAll, release, remove } from './queue.ts';

/** Changes of one call, as many as Lambda itself delivers. */
const atOnce = 10;

const response = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })) });

interface SearchRedrive {
  sqs: SQSClient;
  lambda: LambdaClient;
  /** Address of the dead-letter queue, and name of the function that writes changes to the engine. */
  queue: { url: string; writer: string };
  isDryRun: boolean;
  print(line: string): void;
}

/**
 * Passes the changes in the search engine's dead-letter queue to the function that writes them, and deletes the messages
 * of those that it wrote. A change is written as of now, so that its order does not matter.
 * @returns how many messages remain
 */
export async function redriveSearchChanges({ sqs, lambda, queue, isDryRun, print }: SearchRedrive): Promise<number> {
  const messages = await receiveAll(sqs, queue.url);
  const written = new Set<Message>();
  try {
    for (let start = 0; start < messages.length && !isDryRun; start += atOnce) {
      for (const message of await writeChanges(lambda, queue.writer, messages.slice(start, start + atOnce))) {
        await remove(sqs, queue.url, message);
        written.add(message);
      }
    }
  } finally {
    for (const message of messages) if (!written.has(message)) await release(sqs, queue.url, message);
  }
  const left = messages.length - written.size;
  if (isDryRun && left > 0) print(`${left} changes did not reach the search engine; they can be written again.`);
  if (written.size > 0) print(`${written.size} changes were written to the search engine.`);
  if (!isDryRun && left > 0) print(`${left} changes failed again: see the log of searchWriter.`);
  return left;
}

/** The messages whose changes were written. */
async function writeChanges(lambda: LambdaClient, FunctionName: string, messages: Message[]): Promise<Message[]> {
  const Records = messages.map(({ MessageId, Body }) => ({ messageId: MessageId, body: Body }));
  const { FunctionError, Payload } = await lambda.send(
    new InvokeCommand({ FunctionName, Payload: Buffer.from(JSON.stringify({ Records })) }),
  );
  if (FunctionError) return [];
  const { batchItemFailures } = response.parse(JSON.parse(Payload?.transformToString() ?? ''));
  const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
  return messages.filter(({ MessageId = '' }) => !failed.has(MessageId));
}
