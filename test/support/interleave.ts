import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { documents, dynamodb, tableName } from '#functions/data/table.ts';
import { asTest } from './rights/current-function.ts';
import { isSwitchRead } from './switch-reads.ts';

const name = 'beforeCommand';

/**
 * Runs an action between two steps of a call: just before the `nth` command of a name is sent, counted from 1 from now
 * on. It runs once; the action's own commands are not intercepted.
 */
export function beforeCommand(commandName: string, nth: number, action: () => Promise<unknown>): void {
  let sent = 0;
  dynamodb.middlewareStack.add(
    (next, context) => async (step) => {
      if (context.commandName === commandName && !isSwitchRead(step.input)) sent += 1;
      if (sent === nth && dynamodb.middlewareStack.remove(name)) await asTest(action);
      return next(step);
    },
    { step: 'initialize', name, override: true },
  );
}

/** `beforeCommand` for the next transaction: between the reads and the writes of a call. */
export const beforeNextTransaction = (action: () => Promise<unknown>): void =>
  beforeCommand('TransactWriteItemsCommand', 1, action);

const conflict = 'changeBeforeEachWrite';

/**
 * Makes each command of a name conflict with a change of an item's version just before it, until `changeNothing`.
 * @returns how many of these commands were tried
 */
export function changeBeforeEachWrite(key: { PK: string; SK: string }, commandName: string): () => number {
  let tried = 0;
  const change = { UpdateExpression: 'ADD version :one', ExpressionAttributeValues: { ':one': 1 } };
  let isOurs = false;
  dynamodb.middlewareStack.add(
    (next, context) => async (step) => {
      if (context.commandName !== commandName || isOurs) return next(step);
      tried += 1;
      isOurs = true;
      await asTest(() => documents.send(new UpdateCommand({ TableName: tableName(), Key: key, ...change })));
      isOurs = false;
      return next(step);
    },
    { step: 'initialize', name: conflict, override: true },
  );
  return () => tried;
}

/** Ends `changeBeforeEachWrite`. */
export const changeNothing = (): boolean => dynamodb.middlewareStack.remove(conflict);

/** Runs an action, and returns how many commands of a name were under way concurrently at most. */
export async function maxConcurrent(commandName: string, action: () => Promise<unknown>): Promise<number> {
  let [underWay, max] = [0, 0];
  dynamodb.middlewareStack.add(
    (next, context) => async (step) => {
      if (context.commandName !== commandName) return next(step);
      underWay += 1;
      max = Math.max(max, underWay);
      return await next(step).finally(() => {
        underWay -= 1;
      });
    },
    { step: 'initialize', name: 'maxConcurrent', override: true },
  );
  await action();
  dynamodb.middlewareStack.remove('maxConcurrent');
  return max;
}

/** Runs an action, and returns the names of the commands that it sent to the table, sorted. */
export async function sentCommands(action: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  dynamodb.middlewareStack.add(
    (next, context) => async (step) => {
      if (!isSwitchRead(step.input)) sent.push(String(context.commandName));
      return next(step);
    },
    { step: 'initialize', name: 'sentCommands', override: true },
  );
  await action();
  dynamodb.middlewareStack.remove('sentCommands');
  return sent.toSorted();
}
