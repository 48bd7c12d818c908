import { expect, expectTypeOf, test } from 'vitest';
import type { EpochSeconds } from '#shared/domain/time.ts';
import {
  type Attributes,
  anyOf,
  type Change,
  checkItem,
  deleteItem,
  hasMember,
  hasSize,
  insertItem,
  is,
  isAbove,
  isAbsent,
  isAtLeast,
  isBelow,
  isOneOf,
  isPresent,
  putVersion,
  type Test,
  type Tests,
  updateItem,
  type WithEntries,
  type WithFields,
} from './item-writes.ts';

interface Door {
  summary: { state: 'open' | 'closed'; colour: string | null };
  opened_on?: string;
  version: number;
  handles?: Set<string>;
  keys: Record<string, { cut: number; uses: string[] }>;
  marks: string[];
}
type Keyed = WithEntries<Door, 'keys', 'own' | 'old'>;
const key = { PK: 'DOOR#1', SK: 'DOOR' };

test('an update has its transition as a condition and as a value', () => {
  const { Update } = updateItem<Door>(key, {
    move: { 'summary.state': { from: ['closed'], to: 'open' } },
    set: { 'summary.colour': null, GSI1PK: undefined },
    setOnce: { opened_on: '2026-01-31' },
    add: { version: 1 },
    remove: ['GSI1SK'],
    when: { version: is(3), opened_on: undefined },
    unless: { 'summary.colour': is('red'), opened_on: isPresent },
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

test('an update changes entries of maps, lists and sets', () => {
  const { Update } = updateItem<Keyed>(key, {
    set: { 'keys.{own}.cut': 2 },
    copy: { opened_on: 'GSI1SK' },
    raise: { 'keys.{own}.cut': 1 },
    append: { 'keys.{own}.uses': ['now'] },
    add: { handles: new Set(['brass']) },
    drop: { handles: new Set(['steel']) },
    remove: ['keys.{old}'],
    when: { 'keys.{own}': isPresent, handles: hasMember('iron') },
    either: [{ PK: isAbsent }, { version: isAtLeast(2), marks: anyOf(isAbsent, hasSize(isBelow(3))) }],
    names: { own: 'a-b', old: 'c' },
    returns: 'ALL_NEW',
  });
  expect(Update).toMatchObject({
    UpdateExpression:
      'SET #keys.#_own.#cut = :v0, #opened_on = #GSI1SK, #keys.#_own.#cut = #keys.#_own.#cut + :v1, ' +
      '#keys.#_own.#uses = list_append(if_not_exists(#keys.#_own.#uses, :v2), :v3) ' +
      'REMOVE #keys.#_old ADD #handles :v4 DELETE #handles :v5',
    ConditionExpression:
      'attribute_exists(#keys.#_own) AND contains(#handles, :v6) AND (attribute_not_exists(#PK) OR ' +
      '#version >= :v7 AND (attribute_not_exists(#marks) OR size(#marks) < :v8))',
    ReturnValues: 'ALL_NEW',
  });
  expect(Update.ExpressionAttributeNames).toMatchObject({ '#_own': 'a-b', '#_old': 'c', '#cut': 'cut' });
  expect(updateItem<object>(key, { remove: ['GSI1SK'] }).Update).not.toHaveProperty('ReturnValues');
});

test('a version takes the place of the one before, the first of none', () => {
  const item = { ...key, entity: 'door', schema_version: 1 };
  expect(insertItem(item).Put.ConditionExpression).toBe('attribute_not_exists(#PK)');
  expect(putVersion({ ...item, version: 1 })).toEqual(insertItem({ ...item, version: 1 }));
  expect(putVersion<Door>({ ...item, version: 4 }, { when: { 'summary.state': is('open') } }).Put).toMatchObject({
    ConditionExpression: '#version = :v0 AND #card.#state = :v1',
    ExpressionAttributeValues: { ':v0': 3, ':v1': 'open' },
  });
  expect(putVersion({ ...item, card: { version: 2 } }).Put).toMatchObject({
    ConditionExpression: '#card.#version = :v0',
    ExpressionAttributeValues: { ':v0': 1 },
  });
});

test('an update without conditions has none', () => {
  const { Update } = updateItem<Door>(key, { remove: ['opened_on'] });
  expect(Update).toMatchObject({ UpdateExpression: 'REMOVE #opened_on' });
  expect(Update).not.toHaveProperty('ConditionExpression');
  expect(Update).not.toHaveProperty('ExpressionAttributeValues');
});

test('a deletion and a check have the condition', () => {
  const when: Tests<Door> = { 'summary.state': isOneOf(['open', 'closed']), version: isAbove(2), opened_on: isAbsent };
  const ConditionExpression = '#card.#state IN (:v0, :v1) AND #version > :v2 AND attribute_not_exists(#opened_on)';
  expect(deleteItem<Door>(key, { when })).toMatchObject({ Delete: { Key: key, ConditionExpression } });
  expect(checkItem<Door>(key, { when })).toMatchObject({ ConditionCheck: { Key: key, ConditionExpression } });
});

test('the compiler knows the attributes of an item, and their values', () => {
  type Path = keyof Attributes<Door>;
  expectTypeOf<Path>().toEqualTypeOf<
    | 'summary.state'
    | 'summary.colour'
    | 'opened_on'
    | 'version'
    | 'handles'
    | 'keys'
    | 'marks'
    | `${'' | `GSI${1 | 2 | 3}`}${'PK' | 'SK'}`
    | 'entity'
    | 'schema_version'
    | 'expires_at'
  >();
  expectTypeOf<'summary.stat'>().not.toExtend<Path>();
  expectTypeOf<'summary'>().not.toExtend<Path>();
  expectTypeOf<Tests<Door>>().not.toHaveProperty('summary.stat');
  expectTypeOf<Tests<Door>['summary.state']>().toEqualTypeOf<Test<'open' | 'closed'> | undefined>();
  expectTypeOf(is('ajar')).not.toExtend<Test<'open' | 'closed'>>();
  expectTypeOf(is('open')).toExtend<Test<'open' | 'closed'>>();
  // A condition on a value that may be missing is never left out unseen.
  expectTypeOf(is('open' as string | undefined)).not.toExtend<Test<string>>();
  expectTypeOf<{ from: ['ajar']; to: 'open' }>().not.toExtend<NonNullable<Change<Door>['move']>['summary.state']>();
  expectTypeOf<keyof NonNullable<Change<Door>['add']>>().toEqualTypeOf<'version' | 'handles'>();
  expectTypeOf<keyof NonNullable<Change<Door>['append']>>().toEqualTypeOf<'marks'>();
  expectTypeOf<Attributes<Door>['expires_at']>().toEqualTypeOf<EpochSeconds>();
  expectTypeOf<'keys.{own}.cut'>().toExtend<keyof Attributes<Keyed>>();
  expectTypeOf<'keys.{own}.cuts'>().not.toExtend<keyof Attributes<Keyed>>();
  expectTypeOf<'key.{own}'>().not.toExtend<keyof Attributes<Keyed>>();
  expectTypeOf<Attributes<WithFields<Door, 'keys'>>>().not.toHaveProperty('key.cut');
  expectTypeOf(updateItem<Door>)
    .parameter(1)
    .toEqualTypeOf<Change<Door>>();
});
