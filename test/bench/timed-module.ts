import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';

/** Exports of the modules in `entries/` and `raw/`. */
export interface TimedModule {
  handler: (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;
  dynamodb: DynamoDBClient;
  documents: DynamoDBDocumentClient;
}

export const ours = { health: 'test/bench/entries/health.ts', jobs: 'test/bench/entries/jobs.ts' } as const;
export const raw = { health: 'test/bench/raw/health.ts', jobs: 'test/bench/raw/jobs.ts' } as const;
