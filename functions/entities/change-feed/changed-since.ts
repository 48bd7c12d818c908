import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { addDays, type EpochMs, expiryAt } from '#shared/domain/time.ts';
import { type IndexName, keptDays } from './change-feed-store.ts';
import { changeItem } from './stored-change.ts';

/** An entry with the second at which it expires. */
const timedItem = z.extend(changeItem, { expires_at: z.int() });

/** What the sort keys of entries begin with; the head's does not. */
const entryPrefix = keys.change('', 0).SK.replace(/\d+$/, '');
/** Pages of 100 entries that `changedSince` reads at most. */
const mostPages = 20;

/**
 * The ids that were announced since an instant, of the last 2,000 entries, and the number of the last entry, 0 without any
 * (0.5 read units for each 4 KB).
 */
export async function changedSince(kind: IndexName, since: EpochMs): Promise<{ ids: number[]; sequence: number }> {
  const oldest = expiryAt(addDays(since, keptDays));
  const ids: number[] = [];
  let sequence: number | undefined;
  let start: Record<string, unknown> | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const { Items = [], LastEvaluatedKey } = await documents.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'PK = :feed AND begins_with(SK, :entries)',
        ExpressionAttributeValues: { ':feed': keys.changeFeed(kind).PK, ':entries': entryPrefix },
        ScanIndexForward: false,
        Limit: 100,
        ExclusiveStartKey: start,
      }),
    );
    const entries = Items.map((item) => timedItem.parse(item));
    sequence ??= entries[0]?.sequence;
    const recent = entries.filter(({ expires_at }) => expires_at >= oldest);
    ids.push(...recent.flatMap((entry) => entry.ids));
    start = LastEvaluatedKey;
    if (recent.length < entries.length || start === undefined) break;
  }
  return { ids, sequence: sequence ?? 0 };
}
