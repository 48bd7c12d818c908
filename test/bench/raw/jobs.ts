import { hash } from 'node:crypto';
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { documents, dynamodb } from './client.ts';

export { documents, dynamodb };

let recent: { at: number; total: number } | undefined;

/** The number of jobs, read at most once in ten seconds, as our handler does. */
async function countJobs(now: number): Promise<number> {
  if (!recent || now - recent.at >= 10_000) {
    const Key = { PK: 'STATISTICS', SK: 'STATISTICS' };
    const { Item } = await documents.send(new GetCommand({ TableName: process.env.TABLE_NAME, Key }));
    recent = { at: now, total: Item?.totalJobs ?? 0 };
  }
  return recent.total;
}

/** What `GET /jobs` does with no framework, contract or checks: the minimum cost of such a function. */
export const handler = async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
  if (event.routeKey !== 'GET /jobs') return { statusCode: 404 };
  const { Items = [], LastEvaluatedKey } = await documents.send(
    new QueryCommand({
      TableName: process.env.TABLE_NAME,
      IndexName: 'GSI1',
      KeyConditionExpression: 'GSI1PK = :jobs',
      ExpressionAttributeValues: { ':jobs': 'JOBS' },
      ScanIndexForward: false,
      Limit: Number(event.queryStringParameters?.limit ?? 50),
    }),
  );
  const body = JSON.stringify(Items.map(({ card }) => card));
  const next = LastEvaluatedKey && Buffer.from(JSON.stringify(LastEvaluatedKey)).toString('base64url');
  return {
    statusCode: 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=5',
      etag: `"${hash('sha1', body, 'base64url')}"`,
      'x-total-count': String(await countJobs(Date.now())),
      ...(next ? { link: `<${event.rawPath}?cursor=${next}>; rel="next"` } : {}),
    },
    body,
  };
};
