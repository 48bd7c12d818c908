import type { ConsumedCapacity, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { isSwitchRead } from './switch-reads.ts';

const readCommands = new Set(['GetItemCommand', 'QueryCommand', 'BatchGetItemCommand']);

/** Counts the read and write units that the table reports for every command of a client, but for the read of the switches. */
export function measureUnits(client: DynamoDBClient) {
  const sum = { read: 0, write: 0, commands: 0 };
  client.middlewareStack.add(
    (next, context) => async (step) => {
      const result = await next({ ...step, input: { ...step.input, ReturnConsumedCapacity: 'INDEXES' } });
      const consumed = (result.output as { ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[] }).ConsumedCapacity;
      if (isSwitchRead(step.input)) return result;
      const total = [consumed ?? []].flat().reduce((units, { CapacityUnits = 0 }) => units + CapacityUnits, 0);
      const command = String(context.commandName);
      if (command !== 'ScanCommand') sum.commands += 1;
      if (readCommands.has(command)) sum.read += total;
      else if (command !== 'ScanCommand') sum.write += total;
      return result;
    },
    { step: 'initialize', name: 'measureUnits', priority: 'low' },
  );
  return {
    /** Resets the counts. */
    reset: () => Object.assign(sum, { read: 0, write: 0, commands: 0 }),
    /** Units and commands since the last reset. */
    spent: () => ({ ...sum }),
  };
}
