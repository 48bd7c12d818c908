import { hash, randomUUID } from 'node:crypto';
import { type AwsService, jsonAnswer, jsonError } from './services.ts';

interface Stored {
  id: string;
  body: string;
  /** Changes with each delivery; the latest one is valid for deleting the message. */
  receipt: string;
  /** Milliseconds since 1970 from which on the message is visible. */
  visibleAt: number;
}

/** A queue whose messages the tests write and read. */
export class QueueStandIn {
  private messages: Stored[] = [];

  send(body: string): void {
    this.messages.push({ id: randomUUID(), body, receipt: '', visibleAt: 0 });
  }

  /** The bodies of all messages, hidden ones too. */
  get bodies(): string[] {
    return this.messages.map(({ body }) => body);
  }

  /** Number of currently visible messages. */
  get visible(): number {
    return this.messages.filter(({ visibleAt }) => visibleAt <= Date.now()).length;
  }

  receive(most: number, hiddenSeconds: number): Stored[] {
    const found = this.messages.filter(({ visibleAt }) => visibleAt <= Date.now()).slice(0, most);
    for (const message of found) {
      Object.assign(message, { receipt: randomUUID(), visibleAt: Date.now() + hiddenSeconds * 1000 });
    }
    return found;
  }

  hide(receipt: string, seconds: number): boolean {
    const message = this.messages.find((each) => each.receipt === receipt);
    if (message) message.visibleAt = Date.now() + seconds * 1000;
    return message !== undefined;
  }

  delete(receipt: string): void {
    this.messages = this.messages.filter((each) => each.receipt !== receipt);
  }
}

interface Input {
  QueueUrl: string;
  ReceiptHandle?: string;
  MaxNumberOfMessages?: number;
  VisibilityTimeout?: number;
}

/** Receiving, hiding, deleting and counting messages of queues by the last part of their URL, in AWS JSON 1.0. */
export const sqs =
  (queues: Record<string, QueueStandIn>): AwsService =>
  ({ headers, body }) => {
    const [service, operation] = String(headers['x-amz-target']).split('.');
    if (service !== 'AmazonSQS') return undefined;
    const input = JSON.parse(body) as Input;
    const queue = queues[input.QueueUrl.split('/').at(-1) ?? ''];
    if (!queue) return jsonError('com.amazonaws.sqs#QueueDoesNotExist', 'The specified queue does not exist.');
    const receipt = input.ReceiptHandle ?? '';
    if (operation === 'ReceiveMessage') {
      const found = queue.receive(input.MaxNumberOfMessages ?? 1, input.VisibilityTimeout ?? 30);
      return jsonAnswer({
        ...(found.length > 0 && {
          Messages: found.map((message) => ({
            MessageId: message.id,
            ReceiptHandle: message.receipt,
            // The SDK checks it.
            MD5OfBody: hash('md5', message.body),
            Body: message.body,
          })),
        }),
      });
    }
    if (operation === 'DeleteMessage') {
      queue.delete(receipt);
      return jsonAnswer({});
    }
    if (operation === 'ChangeMessageVisibility') {
      return queue.hide(receipt, input.VisibilityTimeout ?? 0)
        ? jsonAnswer({})
        : jsonError('com.amazonaws.sqs#ReceiptHandleIsInvalid', 'The receipt handle is not valid.');
    }
    if (operation === 'GetQueueAttributes') {
      return jsonAnswer({ Attributes: { ApproximateNumberOfMessages: String(queue.visible) } });
    }
    return undefined;
  };
