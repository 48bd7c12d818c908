import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DeleteTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  ResourceNotFoundException,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { tableDefinition } from '#functions/data/table-definition.ts';
import { damagedData } from './process/problem.ts';

type KeySchema = { partitionKey: string; sortKey: string };

const keys = ({ partitionKey, sortKey }: KeySchema) => [
  { AttributeName: partitionKey, KeyType: 'HASH' as const },
  { AttributeName: sortKey, KeyType: 'RANGE' as const },
];

const createTableInput = (TableName: string): CreateTableCommandInput => ({
  TableName,
  KeySchema: keys(tableDefinition),
  AttributeDefinitions: [tableDefinition, ...tableDefinition.indexes]
    .flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey])
    .map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const })),
  GlobalSecondaryIndexes: tableDefinition.indexes.map((index) => ({
    IndexName: index.name,
    KeySchema: keys(index),
    Projection: { ProjectionType: 'INCLUDE' as const, NonKeyAttributes: [...tableDefinition.projected] },
  })),
  BillingMode: 'PAY_PER_REQUEST',
});

const clientOf = (endpoint: string) =>
  new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });

/**
 * Creates the table with its indexes unless it exists. A new table is seeded by `fill` before its stream is enabled, so
 * that the seed data causes no events.
 * @returns whether the table is new
 * @throws LocalProblem when the engine cannot read its data, and the errors of `fill`
 */
export const ensureTable = async (
  endpoint: string,
  name: string,
  fill: () => Promise<void> = async () => undefined,
): Promise<boolean> => {
  const client = clientOf(endpoint);
  try {
    if (!(await createTable(client, name))) {
      return false;
    }
    await fill();
    await client.send(
      new UpdateTableCommand({
        TableName: name,
        StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
      }),
    );
    return true;
  } finally {
    client.destroy();
  }
};

const createTable = async (client: DynamoDBClient, name: string): Promise<boolean> => {
  try {
    await client.send(new CreateTableCommand(createTableInput(name)));
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName: name,
        TimeToLiveSpecification: { AttributeName: tableDefinition.timeToLive, Enabled: true },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ResourceInUseException) {
      return false;
    }
    throw damagedData('the table', error instanceof Error ? error.message : String(error));
  }
};

/** Deletes a table of an external engine, if it exists. */
export const dropTable = async (endpoint: string, name: string): Promise<void> => {
  const client = clientOf(endpoint);
  try {
    await client.send(new DeleteTableCommand({ TableName: name }));
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) {
      throw error;
    }
  } finally {
    client.destroy();
  }
};
