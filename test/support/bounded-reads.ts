import { AsyncLocalStorage } from 'node:async_hooks';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, expect } from 'vitest';

/**
 * Watches the table requests of calls: none may scan the table or use COUNT. A test file that
 * contains such a call fails at its end.
 * @returns the function that runs a call and records its requests
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
