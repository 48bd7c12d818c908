import { dynamodb } from '#functions/data/table.ts';

/**
 * Lets something happen between what a call reads and what it writes: just before the next transaction is sent.
 * Only once; the action's own transactions go through.
 */
export function beforeNextTransaction(action: () => Promise<unknown>): void {
  const name = 'beforeNextTransaction';
  dynamodb.middlewareStack.add(
    (next, context) => async (step) => {
      if (context.commandName === 'TransactWriteItemsCommand' && dynamodb.middlewareStack.remove(name)) await action();
      return next(step);
    },
    { step: 'initialize', name, override: true },
  );
}
