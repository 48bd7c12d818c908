import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';

let client: SQSClient | undefined;

/** Sends a message to a queue. */
export async function sendMessage(queue: string, MessageBody: string): Promise<void> {
  // As the SDK decides by itself, but with a warning wherever the queue is not at AWS.
  client ??= new SQSClient({ endpoint: new URL(queue).origin });
  await client.send(new SendMessageCommand({ QueueUrl: queue, MessageBody }));
}
