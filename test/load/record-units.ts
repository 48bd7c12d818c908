import type { ConsumedCapacity, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { touchedKeys, transactedItems } from './touched-keys.ts';

/** Read and write units, and requests to the table. */
export interface Use {
  read: number;
  write: number;
  requests: number;
}

/** The use of one partition by one caller: a call of the API, or the functions that follow the stream. */
export interface RecordedUse extends Use {
  caller: string;
  key: string;
}

const readCommands = new Set(['GetItemCommand', 'QueryCommand', 'BatchGetItemCommand']);

/** Units of the table itself, or of the index that a query reads: those of written indexes are found by `indexWrites`. */
function unitsOf(consumed: ConsumedCapacity | ConsumedCapacity[] | undefined, isRead: boolean): number {
  return [consumed ?? []].flat().reduce((sum, each) => {
    return sum + (isRead ? (each.CapacityUnits ?? 0) : (each.Table?.CapacityUnits ?? each.CapacityUnits ?? 0));
  }, 0);
}

/**
 * Counts the units of every request of a client by caller and partition. A request of several items counts in equal
 * parts for each; refused requests consume units that no one reports, and are not counted.
 * @param callerOf names the caller of the current request
 */
export function recordUnits(client: DynamoDBClient, callerOf: () => string) {
  const uses = new Map<string, RecordedUse>();
  const transacted: string[] = [];
  client.middlewareStack.add(
    (next, context) => async (step) => {
      const command = String(context.commandName);
      const result = await next({ ...step, input: { ...step.input, ReturnConsumedCapacity: 'INDEXES' } });
      if (command === 'ScanCommand') return result;
      const isRead = readCommands.has(command);
      const { ConsumedCapacity: consumed } = result.output as { ConsumedCapacity?: ConsumedCapacity };
      transacted.push(...transactedItems(step.input));
      const keys = touchedKeys(step.input);
      const units = unitsOf(consumed, isRead) / keys.length;
      for (const key of keys) {
        const name = `${callerOf()} ${key}`;
        const use = uses.get(name) ?? { caller: callerOf(), key, read: 0, write: 0, requests: 0 };
        uses.set(name, {
          ...use,
          read: use.read + (isRead ? units : 0),
          write: use.write + (isRead ? 0 : units),
          requests: use.requests + 1 / keys.length,
        });
      }
      return result;
    },
    { step: 'initialize', name: 'recordUnits', priority: 'low' },
  );
  return {
    /** The items of the transactions since the last call of this function, as partition and sort key. */
    takeTransacted: (): string[] => transacted.splice(0),
    /** What was counted since the last call of this function. */
    take: (): RecordedUse[] => {
      const taken = [...uses.values()];
      uses.clear();
      return taken;
    },
  };
}
