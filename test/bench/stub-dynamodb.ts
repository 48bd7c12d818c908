import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { dynamodbAnswers } from './canned.ts';

async function answerTo(request: IncomingMessage): Promise<string> {
  const body = await text(request);
  if (!String(request.headers['x-amz-target']).endsWith('.Query')) return dynamodbAnswers.health;
  return body.includes('"STATISTICS"') ? dynamodbAnswers.statistics : dynamodbAnswers.jobs;
}

/** A server that answers every DynamoDB command with the canned answer of the timed calls. */
export async function startStubDynamoDb(): Promise<{ endpoint: string; stop(): void }> {
  const server = createServer(async (request, response) => {
    const answer = await answerTo(request);
    response.setHeader('content-type', 'application/x-amz-json-1.0');
    response.end(answer);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The stub has no port.');
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
