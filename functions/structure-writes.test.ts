import { expect, test } from 'vitest';
import { readSources } from '#test/support/sources.ts';

// Conditions, updates and queries are built of typed attributes (decision 83): a literal one is checked by nothing.

const literal = /\b(?:Update|(?:Key)?Condition|Filter|Projection)Expression\b|\bExpressionAttribute(?:Names|Values)\b/;

/** Items of every entity and age, in DynamoDB's own form and often of another table, have no type. */
const untyped = 'infra/operator/restore/';

test('only functions/data has expressions of DynamoDB', () => {
  expect(literal.test("KeyConditionExpression: 'PK = :job',")).toBe(true);
  const sources = [...readSources('functions'), ...readSources('infra')];
  expect(sources.filter(({ path, source }) => path.startsWith('functions/data/') && literal.test(source))).not.toEqual(
    [],
  );
  const found = sources.filter(
    ({ path, source }) => !path.startsWith('functions/data/') && !path.startsWith(untyped) && literal.test(source),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});
