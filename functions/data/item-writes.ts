import { type Attributes, type Condition, is, isAbsent, isOneOf, type Transition, type ValueAt } from './conditions.ts';
import { conditionOf, definedEntries, expression } from './expression.ts';
import type { Put } from './write.ts';

// Writes of one item whose attribute names the compiler checks against the entity's stored type (decision 83).

export * from './conditions.ts';

type Key = { PK: string; SK: string };
type Path<Stored> = keyof Attributes<Stored>;
type Values<Stored> = { [Name in Path<Stored>]?: ValueAt<Stored, Name> | undefined };

/** The attributes that are numbers, or sets. */
type Amounts<Stored> = {
  [Name in keyof Stored & Path<Stored> as ValueAt<Stored, Name> extends number | ReadonlySet<unknown>
    ? Name
    : never]?: ValueAt<Stored, Name>;
};

/** A change of an item. What is undefined is left out. */
export interface Change<Stored> extends Condition<Stored> {
  /** Each transition is both a part of the condition and a value that is set. */
  move?: { [Name in Path<Stored>]?: Transition<ValueAt<Stored, Name>> };
  set?: Values<Stored>;
  /** Values of attributes that keep one which they already have. */
  setOnce?: Values<Stored>;
  /** Attributes that get the value of another one. */
  copy?: { [Name in Path<Stored>]?: Path<Stored> };
  /** Numbers to add to attributes anywhere in the item, which are present. */
  raise?: { [Name in Path<Stored> as ValueAt<Stored, Name> extends number ? Name : never]?: number };
  /** Members to append to lists, which may be absent. */
  append?: {
    [Name in Path<Stored> as ValueAt<Stored, Name> extends readonly unknown[] ? Name : never]?: ValueAt<Stored, Name>;
  };
  /** Numbers and members of sets to add at the top of the item; an absent number counts as 0. */
  add?: Amounts<Stored>;
  /** Members to remove from sets. */
  drop?: Amounts<Stored>;
  remove?: readonly Path<Stored>[];
  /** The item that a write by itself returns; of `UPDATED_NEW` the changed attributes. */
  returns?: 'ALL_NEW' | 'UPDATED_NEW';
}

/** The clauses of an update, each with its items; empty ones are left out. */
const clausesOf = (clauses: Record<string, readonly string[]>): string =>
  Object.entries(clauses)
    .flatMap(([verb, items]) => (items.length > 0 ? [`${verb} ${items.join(', ')}`] : []))
    .join(' ');

const ReturnValuesOnConditionCheckFailure = 'ALL_OLD' as const;

/** The update of an item; where its condition fails, the result has the item as stored, or none when it is missing. */
export function updateItem<Stored>(item: Key, change: Change<Stored>) {
  const built = expression(change.names);
  const { name, bind } = built;
  const each = <T>(byPath: object | undefined, clause: (path: string, value: T) => string) =>
    definedEntries<T>(byPath as Record<string, T> | undefined).map(([path, value]) => clause(name(path), value));
  const withValue = (path: string, value: unknown) => `${path} ${bind(value)}`;
  const allowed = each<Transition<unknown>>(change.move, (path, { from }) => isOneOf(from)(path, bind, name));
  const UpdateExpression = clausesOf({
    SET: [
      ...each<Transition<unknown>>(change.move, (path, { to }) => `${path} = ${bind(to)}`),
      ...each(change.set, (path, value) => `${path} = ${bind(value)}`),
      ...each(change.setOnce, (path, value) => `${path} = if_not_exists(${path}, ${bind(value)})`),
      ...each<string>(change.copy, (path, other) => `${path} = ${name(other)}`),
      ...each(change.raise, (path, by) => `${path} = ${path} + ${bind(by)}`),
      ...each(
        change.append,
        (path, list) => `${path} = list_append(if_not_exists(${path}, ${bind([])}), ${bind(list)})`,
      ),
    ],
    REMOVE: (change.remove ?? []).map((path) => name(String(path))),
    ADD: each(change.add, withValue),
    DELETE: each(change.drop, withValue),
  });
  const ConditionExpression = conditionOf(built, change as Condition<object>, allowed);
  return {
    Update: {
      Key: item,
      UpdateExpression,
      ...(ConditionExpression && { ConditionExpression }),
      ...built.bindings(),
      ReturnValuesOnConditionCheckFailure,
      ...(change.returns && { ReturnValues: change.returns }),
    },
  };
}

function conditional(condition: Condition<object>) {
  const built = expression(condition.names);
  const ConditionExpression = conditionOf(built, condition);
  return { ConditionExpression, ...built.bindings(), ReturnValuesOnConditionCheckFailure };
}

/** The write of a whole item in the place of one that meets a condition. */
export const putItem = <Stored>(item: NonNullable<Put['Item']>, condition: Condition<Stored>) => ({
  Put: { Item: item, ...conditional(condition as Condition<object>) },
});

/** The write of a new item, which fails when there is one. */
export const insertItem = (item: NonNullable<Put['Item']>) => putItem(item, { when: { PK: isAbsent } });

type Versioned = NonNullable<Put['Item']> & ({ version: number } | { card: { version: number } });

/** The write of a whole item in the place of the version before its own, or of none before version 1. */
export function putVersion<Stored>(item: Versioned, condition: Pick<Condition<Stored>, 'either' | 'when'> = {}) {
  const path = 'version' in item ? 'version' : 'summary.version';
  const version = Number('version' in item ? item.version : item.card.version);
  if (version === 1) return insertItem(item);
  return putItem<object>(item, {
    ...(condition as Condition<object>),
    when: { [path]: is(version - 1), ...condition.when },
  });
}

/** The deletion of an item that meets a condition. */
export const deleteItem = <Stored>(item: Key, condition: Condition<Stored>) => ({
  Delete: { Key: item, ...conditional(condition as Condition<object>) },
});

/** The check that an item meets a condition, for a transaction (2 write units). */
export const checkItem = <Stored>(item: Key, condition: Condition<Stored>) => ({
  ConditionCheck: { Key: item, ...conditional(condition as Condition<object>) },
});
