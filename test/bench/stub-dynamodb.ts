import { createServer } from 'node:http';
import { dynamodbAnswers } from './canned.ts';

/** A server that answers every DynamoDB command with the canned answer of the timed calls. */
export async function startStubDynamoDb(): Promise<{ endpoint: string; stop(): void }> {
  const server = createServer((request, response) => {
    const isQuery = String(request.headers['x-amz-target']).endsWith('.Query');
    request.resume();
    response.setHeader('content-type', 'application/x-amz-json-1.0');
    response.end(isQuery ? dynamodbAnswers.jobs : dynamodbAnswers.health);
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
