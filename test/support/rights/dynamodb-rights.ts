import type { NeededRight, ServiceCall } from './service-call.ts';

type Attributes = Record<string, { S?: string }>;
interface Write {
  Key?: Attributes;
  Item?: Attributes;
}
interface Input extends Write {
  TableName?: string;
  IndexName?: string;
  KeyConditionExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Attributes;
  RequestItems?: Record<string, { Keys?: Attributes[] } | { PutRequest?: Write; DeleteRequest?: Write }[]>;
  TransactItems?: { Put?: Write; Update?: Write; Delete?: Write; ConditionCheck?: Write; Get?: Write }[];
}

type Right = Omit<NeededRight, 'entry'>;

const table = 'table/{TABLE_NAME}';

const right = (operation: string, key: string, resource = table): Right => ({
  action: `dynamodb:${operation}`,
  resource,
  context: { 'dynamodb:leadingkeys': [key] },
});

const keyOf = ({ Key, Item }: Write): string => (Key ?? Item)?.PK?.S ?? '';

/** The action for which IAM checks each write of a transaction: transactions have no action of their own. */
const partsOfTransactions = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
} as const;

/** The rights that a request to DynamoDB needs, separately for each partition key. */
export function dynamodbRights({ headers, body }: ServiceCall): Right[] {
  const operation = headers['x-amz-target']?.split('.')[1] ?? '';
  const input: Input = JSON.parse(body);
  if (input.TransactItems) {
    return input.TransactItems.flatMap((item) =>
      Object.entries(item).map(([kind, write]) =>
        right(partsOfTransactions[kind as keyof typeof partsOfTransactions], keyOf(write)),
      ),
    );
  }
  if (input.RequestItems)
    return Object.values(input.RequestItems)
      .flatMap(keysOfBatch)
      .map((key) => right(operation, key));
  if (operation === 'Query') return [right(operation, queriedKey(input), resourceOf(input))];
  return [right(operation, keyOf(input))];
}

const keysOfBatch = (batch: NonNullable<Input['RequestItems']>[string]): string[] =>
  Array.isArray(batch)
    ? batch.map(({ PutRequest, DeleteRequest }) => keyOf(PutRequest ?? DeleteRequest ?? {}))
    : (batch.Keys ?? []).map((Key) => keyOf({ Key }));

const resourceOf = ({ IndexName }: Input) => (IndexName === undefined ? table : `${table}/index/${IndexName}`);

/** The partition of a query: the value in the first comparison of its condition. */
function queriedKey({ KeyConditionExpression = '', ExpressionAttributeValues = {} }: Input): string {
  const name = /^\s*\(?\s*[#\w]+\s*=\s*(:\w+)/.exec(KeyConditionExpression)?.[1] ?? '';
  return ExpressionAttributeValues[name]?.S ?? '';
}
