import { expect, expectTypeOf, test } from 'vitest';
import {
  type Attributes,
  type Change,
  checkItem,
  deleteItem,
  is,
  isAbove,
  isAbsent,
  isOneOf,
  isPresent,
  type Test,
  type Tests,
  updateItem,
} from './item-writes.ts';

interface Door {
  summary: { state: 'open' | 'closed'; colour: string | null };
  opened_on?: string;
  version: number;
}
const key = { PK: 'DOOR#1', SK: 'DOOR' };

test('an update has its transition as a condition and as a value', () => {
  const { Update } = updateItem<Door>(key, {
    move: { 'card.state': { from: ['closed'], to: 'open' } },
    set: { 'card.colour': null, GSI1PK: undefined },
    setOnce: { opened_on: '2026-01-31' },
    add: { version: 1 },
    remove: ['GSI1SK'],
    when: { version: is(3), opened_on: undefined },
    unless: { 'card.colour': is('red'), opened_on: isPresent },
  });
  expect(Update).toEqual({
    Key: key,
    UpdateExpression:
      'SET #card.#state = :v1, #card.#colour = :v2, #opened_on = if_not_exists(#opened_on, :v3) REMOVE #GSI1SK ADD #version :v4',
    ConditionExpression:
      '#version = :v6 AND #card.#state IN (:v0) AND NOT (#card.#colour = :v5 AND attribute_exists(#opened_on))',
    ExpressionAttributeNames: {
      '#card': 'card',
      '#state': 'state',
      '#colour': 'colour',
      '#opened_on': 'opened_on',
      '#GSI1SK': 'GSI1SK',
      '#version': 'version',
    },
    ExpressionAttributeValues: {
      ':v0': 'closed',
      ':v1': 'open',
      ':v2': null,
      ':v3': '2026-01-31',
      ':v4': 1,
      ':v5': 'red',
      ':v6': 3,
    },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });
});

test('an update without conditions has none', () => {
  const { Update } = updateItem<Door>(key, { remove: ['opened_on'] });
  expect(Update).toMatchObject({ UpdateExpression: 'REMOVE #opened_on' });
  expect(Update).not.toHaveProperty('ConditionExpression');
  expect(Update).not.toHaveProperty('ExpressionAttributeValues');
});

test('a deletion and a check have the condition', () => {
  const when: Tests<Door> = { 'card.state': isOneOf(['open', 'closed']), version: isAbove(2), opened_on: isAbsent };
  const ConditionExpression = '#card.#state IN (:v0, :v1) AND #version > :v2 AND attribute_not_exists(#opened_on)';
  expect(deleteItem<Door>(key, { when })).toMatchObject({ Delete: { Key: key, ConditionExpression } });
  expect(checkItem<Door>(key, { when })).toMatchObject({ ConditionCheck: { Key: key, ConditionExpression } });
});

test('the compiler knows the attributes of an item, and their values', () => {
  type Path = keyof Attributes<Door>;
  expectTypeOf<Path>().toEqualTypeOf<
    'card.state' | 'card.colour' | 'opened_on' | 'version' | 'PK' | `GSI${1 | 2 | 3}${'PK' | 'SK'}`
  >();
  expectTypeOf<'card.stat'>().not.toExtend<Path>();
  expectTypeOf<'summary'>().not.toExtend<Path>();
  expectTypeOf<Tests<Door>>().not.toHaveProperty('card.stat');
  expectTypeOf<Tests<Door>['card.state']>().toEqualTypeOf<Test<'open' | 'closed'> | undefined>();
  expectTypeOf(is('ajar')).not.toExtend<Test<'open' | 'closed'>>();
  expectTypeOf(is('open')).toExtend<Test<'open' | 'closed'>>();
  // A condition on a value that may be missing is never left out unseen.
  expectTypeOf(is('open' as string | undefined)).not.toExtend<Test<string>>();
  expectTypeOf<{ from: ['ajar']; to: 'open' }>().not.toExtend<NonNullable<Change<Door>['move']>['card.state']>();
  expectTypeOf<keyof NonNullable<Change<Door>['add']>>().toEqualTypeOf<'version'>();
  expectTypeOf(updateItem<Door>)
    .parameter(1)
    .toEqualTypeOf<Change<Door>>();
});
