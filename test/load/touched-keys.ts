type Key = Record<string, unknown>;

/** The parts of the document client's inputs that name keys. */
interface CommandInput {
  IndexName?: string;
  Key?: Key;
  Item?: Key;
  KeyConditionExpression?: string;
  ExpressionAttributeValues?: Key;
  RequestItems?: Record<string, { Keys?: Key[] }>;
  TransactItems?: Record<string, { Key?: Key; Item?: Key }>[];
}

const partitionOf = (key: Key | undefined): string => String(key?.PK);

/** The partition that a query reads: the value of the first equality of its key condition. */
function queriedPartition({ KeyConditionExpression = '', ExpressionAttributeValues = {} }: CommandInput): string {
  const name = /^\s*\S+\s*=\s*(:\w+)/.exec(KeyConditionExpression)?.[1] ?? '';
  return String(ExpressionAttributeValues[name]);
}

/** The partitions that a request to the table touches, one for each item; those of an index begin with its name. */
export function touchedKeys(given: object): string[] {
  const input = given as CommandInput;
  if (input.KeyConditionExpression !== undefined) {
    const partition = queriedPartition(input);
    return [input.IndexName === undefined ? partition : `${input.IndexName} ${partition}`];
  }
  if (input.RequestItems) return Object.values(input.RequestItems).flatMap(({ Keys = [] }) => Keys.map(partitionOf));
  if (input.TransactItems) {
    return input.TransactItems.flatMap((write) =>
      Object.values(write).map(({ Key, Item }) => partitionOf(Key ?? Item)),
    );
  }
  return [partitionOf(input.Key ?? input.Item)];
}

/** The items that a transaction writes or checks, as partition and sort key; none for other requests. */
export const transactedItems = (given: object): string[] =>
  ((given as CommandInput).TransactItems ?? []).flatMap((write) =>
    Object.values(write).map(({ Key, Item }) => `${partitionOf(Key ?? Item)} ${(Key ?? Item)?.SK}`),
  );
