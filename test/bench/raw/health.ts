import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { documents, dynamodb } from './client.ts';

export { documents, dynamodb };

/** What `GET /health` does with no framework, contract or checks: the minimum cost of such a function. */
export const handler = async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
  if (event.routeKey !== 'GET /health') return { statusCode: 404 };
  const Key = { PK: 'STATISTICS', SK: 'STATISTICS' };
  await documents.send(new GetCommand({ TableName: process.env.TABLE_NAME, Key }));
  return {
    statusCode: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify({ status: 'ok', version: '1.0.0' }),
  };
};
