import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from './keys.ts';
import { documents, tableName } from './table.ts';

/** Settles when the table answers (0.5 read units); throws the SDK's error when it is away. */
export async function pingTable(): Promise<void> {
  await documents.send(new GetCommand({ TableName: tableName(), Key: keys.statistics() }));
}
