import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod/mini';
import type { Page, PageKey, PageRequest } from './page.ts';
import { summaryOf } from './summary.ts';
import { documents, tableName } from './table.ts';

/** A place in an index, as `indexKeys` makes it. */
type IndexPlace = { GSI1PK: string } | { GSI2PK: string } | { GSI3PK: string };

/** How many items a filtered list reads at once, and how often for one request: about 75 read units at most. */
const searchPage = { items: 200, pages: 5 };

export interface NewestOptions<Summary> {
  /** How many summaries at most, and after which key. */
  page: PageRequest;
  /** Keeps only these; absent: all. */
  matches?: ((summary: Summary) => boolean) | undefined;
  /** The filter keeps nearly all: little more than a page is read at once. */
  keepsMost?: boolean | undefined;
  /** How many times a page's items are read at once where the filter keeps nearly all. */
  margin?: number | undefined;
}

/**
 * The newest summaries of a place in an index. Without a filter this is one query of `limit` items. With one it reads
 * on until the page is full or its bound of items is reached: such a page may be short, or even empty, and still have
 * a `next`. The following page starts exactly after the last summary that was returned or passed over.
 */
export async function newestSummaries<Summary>(
  place: IndexPlace,
  schema: z.ZodMiniType<Summary>,
  { page, matches, keepsMost = false, margin = 1.25 }: NewestOptions<Summary>,
): Promise<Page<Summary>> {
  const items: Summary[] = [];
  let start = page.start;
  const readAtOnce = keepsMost ? Math.ceil(page.limit * margin) : searchPage.items;
  for (let read = 0; read < (matches ? searchPage.pages : 1); read += 1) {
    const { Items = [], LastEvaluatedKey } = await queryNewest(place, matches ? readAtOnce : page.limit, start);
    for (const [position, item] of Items.entries()) {
      const summary = schema.parse(summaryOf(item));
      if (matches && !matches(summary)) continue;
      items.push(summary);
      if (items.length < page.limit) continue;
      const isLast = position === Items.length - 1 && LastEvaluatedKey === undefined;
      return { items, next: isLast ? undefined : keyOf(place, item) };
    }
    start = LastEvaluatedKey;
    if (start === undefined) break;
  }
  return { items, next: start };
}

const partitionOf = (place: IndexPlace) => Object.entries(place)[0] as [name: string, value: string];

function queryNewest(place: IndexPlace, limit: number, start: PageKey | undefined) {
  const [name, value] = partitionOf(place);
  return documents.send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: name.slice(0, -'PK'.length),
      KeyConditionExpression: '#partition = :partition',
      ExpressionAttributeNames: { '#partition': name },
      ExpressionAttributeValues: { ':partition': value },
      ScanIndexForward: false,
      Limit: limit,
      ExclusiveStartKey: start,
    }),
  );
}

/** The start key of what follows an item: its key in the table and in the index. */
function keyOf(place: IndexPlace, item: Record<string, unknown>): PageKey {
  const index = partitionOf(place)[0].slice(0, -'PK'.length);
  const names = ['PK', 'SK', `${index}PK`, `${index}SK`];
  return Object.fromEntries(names.map((name) => [name, item[name]]));
}
