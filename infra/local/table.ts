import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DynamoDBClient,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { tableDefinition } from '#functions/data/table-definition.ts';
import { damagedData } from './problem.ts';

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
  StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
});

/**
 * Makes the table with its indexes and stream unless it is there; answers whether it is new.
 * Throws a LocalProblem when the engine cannot read its data.
 */
export const ensureTable = async (endpoint: string, name: string): Promise<boolean> => {
  const client = new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
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
  } finally {
    client.destroy();
  }
};
