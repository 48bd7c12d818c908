import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';

/** Visibility timeout of received messages; enough for a run. */
const hiddenSeconds = 15 * 60;
const maxConcurrent = 10;

/** Receives all visible messages, each once; they are hidden until they are deleted or released. */
export async function receiveAll(client: SQSClient, QueueUrl: string): Promise<Message[]> {
  const found = new Map<string, Message>();
  for (;;) {
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({
        QueueUrl,
        MaxNumberOfMessages: maxConcurrent,
        VisibilityTimeout: hiddenSeconds,
        // Long polling queries all servers of the queue.
        WaitTimeSeconds: 1,
      }),
    );
    if (Messages.length === 0) return [...found.values()];
    for (const message of Messages) found.set(message.MessageId ?? '', message);
  }
}

export const remove = (client: SQSClient, QueueUrl: string, { ReceiptHandle }: Message) =>
  client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));

/** Makes a message visible again immediately. */
export const release = (client: SQSClient, QueueUrl: string, { ReceiptHandle }: Message) =>
  client.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 }));
