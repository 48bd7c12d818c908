import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from '#functions/data/table.ts';

/** Every item of the table, read consistently (1 read unit for each 4 KB of the table). Only operators scan. */
export async function* allItems(): AsyncGenerator<Record<string, unknown>> {
  let start: Record<string, unknown> | undefined;
  do {
    const page = await documents.send(
      new ScanCommand({ TableName: tableName(), ExclusiveStartKey: start, ConsistentRead: true }),
    );
    yield* page.Items ?? [];
    start = page.LastEvaluatedKey;
  } while (start);
}
