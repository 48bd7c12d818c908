import { AsyncLocalStorage } from 'node:async_hooks';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, expect } from 'vitest';

/**
 * Watches what calls ask of the table: none may read all of it, or count what it could know. A test file in which one
 * does fails at its end.
 * @returns runs a call under watch
 */
export function watchReads(client: DynamoDBClient) {
  const calls = new AsyncLocalStorage<string>();
  const found: string[] = [];
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      (step) => {
        const operation = calls.getStore();
        const isCount = (step.input as { Select?: string }).Select === 'COUNT';
        if (operation !== undefined && (isCount || /^(Scan|ExecuteStatement)/.test(commandName))) {
          found.push(`${operation}: ${isCount ? 'COUNT' : commandName}`);
        }
        return next(step);
      },
    { step: 'initialize', name: 'watchReads' },
  );
  afterAll(() => expect(found, 'calls that read the whole table, or count').toEqual([]));
  return <Answer>(operation: string, call: () => Promise<Answer>): Promise<Answer> => calls.run(operation, call);
}
