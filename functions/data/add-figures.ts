import type { TransactionItem } from './write.ts';

/**
 * The write that adds whole numbers to an item's figures and makes the item when it is not there yet
 * (2 write units inside a transaction up to 1 KB).
 * @param entity name of the item's entity
 * @param add what to add, by figure; at least one
 */
export function addFigures(
  Key: { PK: string; SK: string },
  entity: string,
  add: Partial<Record<string, number>>,
): TransactionItem {
  const figures = Object.entries(add);
  return {
    Update: {
      Key,
      UpdateExpression: `SET #entity = :entity, #schema = :schema ADD ${figures.map((_, i) => `#f${i} :f${i}`).join(', ')}`,
      ExpressionAttributeNames: {
        '#entity': 'entity',
        '#schema': 'schema_version',
        ...Object.fromEntries(figures.map(([name], i) => [`#f${i}`, name])),
      },
      ExpressionAttributeValues: {
        ':entity': entity,
        ':schema': 1,
        ...Object.fromEntries(figures.map(([, moved], i) => [`:f${i}`, moved])),
      },
    },
  };
}
