import { type DynamoDBClient, QueryCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { OperatorProblem } from '../target/problem.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { RawItem } from './what-comes-back.ts';

/** Items per page; a checkpoint is written after each page. */
const pageSize = 500;

export interface Source {
  client: DynamoDBClient;
  table: string;
  /** Only these partitions; none: the whole table. */
  partitions: readonly string[];
}

export interface SourcePage {
  items: RawItem[];
  /** Start of the next page; undefined after the last one. */
  next: Pick<Checkpoint, 'partition' | 'after'> | undefined;
}

/**
 * Reads one page of the restored table (0.5 read units for each 4 KB).
 * @throws OperatorProblem when the table does not exist
 */
export async function readPage(source: Source, from: Pick<Checkpoint, 'partition' | 'after'>): Promise<SourcePage> {
  const { partitions } = source;
  const partition = partitions[from.partition];
  const { Items = [], LastEvaluatedKey } = await orProblem(source, read(source, partition, from.after));
  if (LastEvaluatedKey) {
    return { items: Items, next: { partition: from.partition, after: LastEvaluatedKey as Checkpoint['after'] } };
  }
  const isLast = from.partition + 1 >= partitions.length;
  return { items: Items, next: isLast ? undefined : { partition: from.partition + 1 } };
}

function read({ client, table: TableName }: Source, partition: string | undefined, after: Checkpoint['after']) {
  const page = { TableName, Limit: pageSize, ExclusiveStartKey: after };
  if (partition === undefined) return client.send(new ScanCommand(page));
  return client.send(
    new QueryCommand({
      ...page,
      KeyConditionExpression: 'PK = :partition',
      ExpressionAttributeValues: { ':partition': { S: partition } },
    }),
  );
}

async function orProblem<Result>({ table }: Source, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && error.name === 'ResourceNotFoundException') {
      throw new OperatorProblem(`There is no table ${table}.`);
    }
    throw error;
  }
}
