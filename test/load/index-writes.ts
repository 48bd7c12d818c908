import { isDeepStrictEqual } from 'node:util';
import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';
import { tableDefinition } from '#functions/data/table-definition.ts';
import { itemSize } from './item-size.ts';

type Image = Record<string, AttributeValue>;

/** A write of an index: its partition with the index's name before it, and write units. */
export interface IndexWrite {
  key: string;
  units: number;
}

const writeUnit = 1024;
const unitsOf = (...entries: Image[]) => Math.ceil(Math.max(...entries.map(itemSize)) / writeUnit);

type Index = (typeof tableDefinition.indexes)[number];

/** What an index holds of an item; undefined for an item that is not in it. */
function entryIn({ partitionKey, sortKey }: Index, image: Image | undefined): Image | undefined {
  if (image?.[partitionKey]?.S === undefined) return undefined;
  const { partitionKey: pk, sortKey: sk } = tableDefinition;
  const names = [pk, sk, partitionKey, sortKey, ...tableDefinition.projected];
  return Object.fromEntries(names.flatMap((name) => (image[name] ? [[name, image[name]]] : [])));
}

/**
 * The writes of the indexes that follow from a change of an item, by DynamoDB's rules ("Provisioned throughput considerations
 * for global secondary indexes"): none if the projected attributes stay, one for a new, changed or removed entry, and two for
 * an entry whose key changes. Responses name the index only, and requests often name no key of it; the stream's images do.
 */
export function indexWrites({ dynamodb }: DynamoDBRecord): IndexWrite[] {
  return tableDefinition.indexes.flatMap((index) => {
    const before = entryIn(index, dynamodb?.OldImage);
    const after = entryIn(index, dynamodb?.NewImage);
    if (isDeepStrictEqual(before, after)) return [];
    const key = (entry: Image) => `${index.name} ${entry[index.partitionKey]?.S}`;
    const place = (entry: Image) => `${key(entry)} ${entry[index.sortKey]?.S}`;
    if (before && after && place(before) === place(after)) return [{ key: key(after), units: unitsOf(before, after) }];
    return [before, after].flatMap((entry) => (entry ? [{ key: key(entry), units: unitsOf(entry) }] : []));
  });
}
