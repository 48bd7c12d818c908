import { dynamodb } from '#functions/data/table.ts';
import { asTest } from './rights/current-function.ts';

const name = 'beforeCommand';

/**
 * Runs an action between two steps of a call: just before the `nth` command of a name is sent, counted from 1 from now
 * on. It runs once; the action's own commands are not intercepted.
 */
export function beforeCommand(commandName: string, nth: number, action: () => Promise<unknown>): void {
  let sent = 0;
  dynamodb.middlewareStack.add(
    (next, context) => async (step) => {
      if (context.commandName === commandName) sent += 1;
      if (sent === nth && dynamodb.middlewareStack.remove(name)) await asTest(action);
      return next(step);
    },
    { step: 'initialize', name, override: true },
  );
}

/** `beforeCommand` for the next transaction: between the reads and the writes of a call. */
export const beforeNextTransaction = (action: () => Promise<unknown>): void =>
  beforeCommand('TransactWriteItemsCommand', 1, action);
