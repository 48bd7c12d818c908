import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { setting } from '#functions/platform/env.ts';
import { lambdaSettings } from '#functions/platform/lambda-settings.ts';
import { withStoreFailures } from './store-client.ts';

const endpoint = process.env.DYNAMODB_ENDPOINT;

/**
 * The table's client, one a process. Three attempts with jitter and short time-outs keep a call well below
 * the browser's 10 seconds: a store that stays away becomes a StoreUnavailable.
 */
export const dynamodb = withStoreFailures(
  new DynamoDBClient({
    ...lambdaSettings,
    // Lambda's credentials do not name their account, whose own endpoint the SDK would prefer.
    accountIdEndpointMode: 'disabled',
    ...(endpoint ? { endpoint } : {}),
    maxAttempts: 3,
    // A local engine shares the processors with this process, which may notice a connection late.
    requestHandler: { connectionTimeout: endpoint ? 5_000 : 1_000, requestTimeout: 2_500, throwOnRequestTimeout: true },
  }),
);

/** The same client speaking plain values instead of attribute values. */
export const documents = DynamoDBDocumentClient.from(dynamodb, {
  marshallOptions: { removeUndefinedValues: true },
});

/** Name of the single table. */
export const tableName = (): string => setting('TABLE_NAME');
