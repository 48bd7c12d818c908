import { expect, test } from 'vitest';
import { type AccountMove, accountMoves } from './account-moves.ts';
import { setAccountState } from './account-writes.ts';

const owner = { kind: 'candidate', id: 7, email: 'chie@okada.example' } as const;

test.each([
  ['deactivate', ['active'], 'deactivated'],
  ['reactivate', ['deactivated', 'deleted'], 'active'],
  ['delete', ['active', 'deactivated'], 'deleted'],
] as const)('the move "%s" starts from %j, leads to %s, and its write says so', (name: AccountMove, before, after) => {
  const { from, to } = accountMoves[name];
  expect([from, to]).toEqual([before, after]);
  const { Update } = setAccountState(owner, from, to) as {
    Update: { ConditionExpression: string; UpdateExpression: string; ExpressionAttributeValues: object };
  };
  expect(Update.ConditionExpression).toContain('#state IN (');
  expect(Update.UpdateExpression).toContain('SET #state = ');
  expect(Object.values(Update.ExpressionAttributeValues)).toEqual(expect.arrayContaining([...before, after]));
});
