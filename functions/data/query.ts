import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type Attributes, is, type Test, type Tests } from './conditions.ts';
import { conditionOf, expression } from './expression.ts';
import { keys } from './keys.ts';
import type { PageKey } from './page.ts';
import { documents, tableName } from './table.ts';

/** An item as it is stored. */
export type Item = Record<string, unknown>;

/** A partition of the table or of an index; its sort key, where it is a key, does not count. */
export type Partition = { PK: string } | { GSI1PK: string } | { GSI2PK: string } | { GSI3PK: string };

interface QueryOptions<Stored> {
  /** Which sort keys. */
  sort?: Test<string> | undefined;
  /** Leaves out items that were read; they cost as much. */
  filter?: Tests<Stored>;
  limit?: number;
  /** The key after which to start. */
  start?: PageKey | undefined;
  consistent?: boolean;
  newestFirst?: boolean;
  /** Only these attributes, for the same units. */
  only?: readonly (keyof Attributes<Stored> & string)[];
}

/** One page of a partition's items: 0.5 read units for each 4 KB, 1 when `consistent`. */
export async function queryItems<Stored = object>(
  partition: Partition,
  { sort, filter, only, ...how }: QueryOptions<Stored> = {},
): Promise<{ items: Item[]; next: PageKey | undefined }> {
  const [[attribute, value] = []] = Object.entries(partition);
  const index = String(attribute).slice(0, -'PK'.length);
  const built = expression();
  const of = (tests: object) => conditionOf(built, { when: tests });
  const { Items = [], LastEvaluatedKey } = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      ...(index && { IndexName: index }),
      KeyConditionExpression: of({ [String(attribute)]: is(value), [`${index}SK`]: sort }),
      ...(filter && { FilterExpression: of(filter) }),
      ...(only && { ProjectionExpression: only.map(built.name).join(', ') }),
      ...built.bindings(),
      ...(how.newestFirst && { ScanIndexForward: false }),
      ...(how.consistent && { ConsistentRead: true }),
      Limit: how.limit,
      ExclusiveStartKey: how.start,
    }),
  );
  return { items: Items, next: LastEvaluatedKey };
}

/** The pages of a partition's items, each read when it is wanted (units as `queryItems`, a page up to 1 MB). */
export async function* queryPages<Stored = object>(partition: Partition, options: QueryOptions<Stored> = {}) {
  let { start } = options;
  do {
    const { items, next } = await queryItems(partition, { ...options, start });
    yield items;
    start = next;
  } while (start);
}

/** All of a partition's items, which are few (units as `queryItems`). */
export async function queryAll(partition: Partition, options: QueryOptions<object> = {}): Promise<Item[]> {
  const found: Item[] = [];
  for await (const items of queryPages(partition, options)) found.push(...items);
  return found;
}

/** Not `consistent`: the read may be stale, for half of the units. */
type ReadOptions<Stored> = Pick<QueryOptions<Stored>, 'consistent' | 'only'>;

/** One item, read consistently unless said otherwise (1 read unit for each 4 KB), or undefined. */
export async function readItem<Stored = object>(
  Key: { PK: string; SK: string },
  { consistent = true, only }: ReadOptions<Stored> = {},
): Promise<Item | undefined> {
  const built = expression();
  const { Item } = await documents.send(
    new GetCommand({
      TableName: tableName(),
      Key,
      ConsistentRead: consistent,
      ...(only && { ProjectionExpression: only.map(built.name).join(', '), ...built.bindings() }),
    }),
  );
  return Item;
}

/** Settles when the table answers (0.5 read units); throws the SDK's error when it is away. */
export async function pingTable(): Promise<void> {
  await documents.send(new GetCommand({ TableName: tableName(), Key: keys.statistics() }));
}
