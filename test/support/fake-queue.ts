import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { DynamoDBRecord, SQSRecord } from 'aws-lambda';
import { urlOf } from './ports.ts';

/** A queue that accepts messages as SQS does and keeps them for the test. */
export async function startQueue() {
  const bodies: string[] = [];
  let isRefusing = false;
  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString();
    response.setHeader('content-type', 'application/x-amz-json-1.0');
    if (isRefusing) {
      isRefusing = false;
      // A refusal that the SDK does not retry.
      response.writeHead(403).end(JSON.stringify({ __type: 'AccessDenied', message: 'No.' }));
      return;
    }
    const { MessageBody } = JSON.parse(text) as { MessageBody: string };
    bodies.push(MessageBody);
    const MD5OfMessageBody = createHash('md5').update(MessageBody).digest('hex');
    response.end(JSON.stringify({ MessageId: String(bodies.length), MD5OfMessageBody }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `${urlOf(server)}/000000000000/changes`,
    /** What arrived since the last call, as Lambda delivers it. */
    take: (): SQSRecord[] => bodies.splice(0).map(toRecord),
    /** Refuses the next message. */
    refuseNext: () => {
      isRefusing = true;
    },
    stop: () => server.close(),
  };
}

/**
 * Passes changes of the table to the stream function. Its requests are not compared with its role: the stages of those
 * tests have no queue.
 */
export async function followChanges(Records: DynamoDBRecord[]): Promise<void> {
  const { handler } = await import('#functions/events/stream.ts');
  const { batchItemFailures } = await handler({ Records });
  if (batchItemFailures.length > 0)
    throw new Error(`The stream's function failed: ${JSON.stringify(batchItemFailures)}`);
}

/** A message as Lambda delivers it. */
export const toRecord = (body: string, position = 0): SQSRecord => ({
  messageId: `message-${position}`,
  receiptHandle: '',
  body,
  attributes: {
    ApproximateReceiveCount: '1',
    SentTimestamp: '0',
    SenderId: '',
    ApproximateFirstReceiveTimestamp: '0',
  },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: '',
  awsRegion: 'us-east-1',
});
