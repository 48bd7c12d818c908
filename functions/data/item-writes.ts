import type { Put } from './write.ts';

// Writes of one item whose attribute names the compiler checks against the entity's stored type (decision 83).

type Key = { PK: string; SK: string };
type Places = { [Name in 'PK' | `GSI${1 | 2 | 3}${'PK' | 'SK'}`]: string };

/** The attributes of a stored entity by their paths in its item, which has the summary as `card`. */
export type Attributes<Stored> = Omit<Stored, 'summary'> &
  Places &
  (Stored extends { summary: infer Summary }
    ? { [Name in keyof Summary & string as `card.${Name}`]: Summary[Name] }
    : unknown);

type ValueAt<Stored, Path extends keyof Attributes<Stored>> = Exclude<Attributes<Stored>[Path], undefined>;

/** A test of an attribute whose values are `T`: its part of a condition. `bind` returns a value's placeholder. */
export interface Test<T> {
  (path: string, bind: (value: unknown) => string): string;
  readonly valueType?: T;
}

export const is =
  <const T>(expected: T): Test<T> =>
  (path, bind) =>
    `${path} = ${bind(expected)}`;
export const isOneOf =
  <const T>(expected: readonly T[]): Test<T> =>
  (path, bind) =>
    `${path} IN (${expected.map(bind).join(', ')})`;
export const isAbove =
  <const T>(bound: T): Test<T> =>
  (path, bind) =>
    `${path} > ${bind(bound)}`;
export const isPresent: Test<never> = (path) => `attribute_exists(${path})`;
export const isAbsent: Test<never> = (path) => `attribute_not_exists(${path})`;

/** Tests by attribute, which must all hold; an undefined one is left out. Of a missing attribute only `isAbsent` holds. */
export type Tests<Stored> = { [Path in keyof Attributes<Stored>]?: Test<ValueAt<Stored, Path>> | undefined };

export interface Condition<Stored> {
  when?: Tests<Stored>;
  /** Fails when all of these hold. */
  unless?: Tests<Stored>;
}

/** In which states an attribute may be before a write, and its state afterwards. */
export interface Transition<State> {
  readonly from: readonly State[];
  readonly to: State;
}

type Values<Stored> = { [Path in keyof Attributes<Stored>]?: ValueAt<Stored, Path> | undefined };

/** A change of an item. What is undefined is left out. */
export interface Change<Stored> extends Condition<Stored> {
  /** Each transition is both a part of the condition and a value that is set. */
  move?: { [Path in keyof Attributes<Stored>]?: Transition<ValueAt<Stored, Path>> };
  set?: Values<Stored>;
  /** Values of attributes that keep one which they already have. */
  setOnce?: Values<Stored>;
  /** Numbers to add; an absent attribute counts as 0. */
  add?: { [Path in keyof Attributes<Stored> as ValueAt<Stored, Path> extends number ? Path : never]?: number };
  remove?: readonly (keyof Attributes<Stored>)[];
}

type ByPath<T> = { readonly [path: string]: T | undefined };

const definedEntries = <T>(byPath: ByPath<T> = {}): [path: string, defined: T][] =>
  Object.entries(byPath).filter((entry): entry is [string, T] => entry[1] !== undefined);

/** Collects names and values of an expression. Every name has a placeholder, because DynamoDB reserves many words. */
function expression() {
  const ExpressionAttributeNames: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  const placeholderOf = (part: string) => {
    ExpressionAttributeNames[`#${part}`] = part;
    return `#${part}`;
  };
  const name = (path: string) => path.split('.').map(placeholderOf).join('.');
  const bind = (value: unknown) => {
    const placeholder = `:v${Object.keys(values).length}`;
    values[placeholder] = value;
    return placeholder;
  };
  const holds = (tests: ByPath<Test<unknown>> | undefined) =>
    definedEntries(tests).map(([path, test]) => test(name(path), bind));
  const bindings = () => ({
    ExpressionAttributeNames,
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  });
  return { name, bind, holds, bindings };
}
type Expression = ReturnType<typeof expression>;

function conditionOf({ holds }: Expression, { when, unless }: Condition<object>, more: readonly string[] = []) {
  const unlessAll = holds(unless);
  const parts = [...holds(when), ...more, ...(unlessAll.length > 0 ? [`NOT (${unlessAll.join(' AND ')})`] : [])];
  return parts.join(' AND ');
}

/** The clauses of an update, each with its items; empty ones are left out. */
const clausesOf = (clauses: Record<string, readonly string[]>): string =>
  Object.entries(clauses)
    .flatMap(([verb, items]) => (items.length > 0 ? [`${verb} ${items.join(', ')}`] : []))
    .join(' ');

/** The update of an item; where its condition fails, the result has the item as stored, or none when it is missing. */
export function updateItem<Stored>(item: Key, change: Change<Stored>) {
  const built = expression();
  const { name, bind } = built;
  const moves = definedEntries<Transition<unknown>>(change.move);
  const allowed = moves.map(([path, { from }]) => isOneOf(from)(name(path), bind));
  const UpdateExpression = clausesOf({
    SET: [
      ...moves.map(([path, { to }]) => `${name(path)} = ${bind(to)}`),
      ...definedEntries<unknown>(change.set).map(([path, value]) => `${name(path)} = ${bind(value)}`),
      ...definedEntries<unknown>(change.setOnce).map(
        ([path, value]) => `${name(path)} = if_not_exists(${name(path)}, ${bind(value)})`,
      ),
    ],
    REMOVE: (change.remove ?? []).map((path) => name(String(path))),
    ADD: definedEntries<unknown>(change.add).map(([path, value]) => `${name(path)} ${bind(value)}`),
  });
  const ConditionExpression = conditionOf(built, change as Condition<object>, allowed);
  return {
    Update: { Key: item, UpdateExpression, ...(ConditionExpression && { ConditionExpression }), ...built.bindings() },
  };
}

/** The write of a whole item in the place of one that meets a condition. */
export function putItem<Stored>(item: NonNullable<Put['Item']>, condition: Condition<Stored>) {
  const built = expression();
  const ConditionExpression = conditionOf(built, condition as Condition<object>);
  return { Put: { Item: item, ConditionExpression, ...built.bindings() } };
}

/** The deletion of an item that meets a condition. */
export function deleteItem<Stored>(item: Key, condition: Condition<Stored>) {
  const built = expression();
  const ConditionExpression = conditionOf(built, condition as Condition<object>);
  return { Delete: { Key: item, ConditionExpression, ...built.bindings() } };
}

/** The check that an item meets a condition, for a transaction (2 write units). */
export function checkItem<Stored>(item: Key, condition: Condition<Stored>) {
  const built = expression();
  const ConditionExpression = conditionOf(built, condition as Condition<object>);
  return { ConditionCheck: { Key: item, ConditionExpression, ...built.bindings() } };
}
