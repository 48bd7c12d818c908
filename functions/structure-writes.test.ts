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

test('only functions/data knows the attribute that has a summary', () => {
  const named = /['"`]card\.|\b(?:item|image|Image|stored)\)?\??\.card\b|\bcard\??\.M\b/;
  for (const line of [
    "when: { 'card.status': is('applied') },",
    'const { id } = item.card as Job;',
    'image?.card?.M?.id',
  ])
    expect(named.test(line)).toBe(true);
  const found = [...readSources('functions'), ...readSources('infra')].filter(
    ({ path, source }) => !path.startsWith('functions/data/') && !path.startsWith(untyped) && named.test(source),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});
