import type { EpochSeconds } from '#shared/domain/time.ts';

// What must hold of an item before it is written, or is read: the compiler checks attributes and values (decision 83).

type Places = { [Name in `${'' | `GSI${1 | 2 | 3}`}${'PK' | 'SK'}`]: string };

/** What every item has. DynamoDB's time to live, `expires_at`, counts in seconds. */
type Described = { entity: string; schema_version: number; expires_at: EpochSeconds };

/** The attributes of a stored entity by their paths. */
export type Attributes<Stored> = Omit<Stored, 'summary' | keyof Described> &
  Places &
  Described &
  (Stored extends { summary: infer Summary }
    ? { [Name in keyof Summary & string as `summary.${Name}`]: Summary[Name] }
    : unknown);

/** An entity with the fields of a map as attributes: `owner.name`. */
export type WithFields<Stored, Path extends keyof Stored & string> = Stored & {
  [Field in keyof Stored[Path] & string as `${Path}.${Field}`]: Stored[Path][Field];
};

type EntryOf<Map> = NonNullable<Map[keyof Map]>;

/** An entity with the named entries of a map, and their fields, as attributes; `names` of the condition says which: `sessions.{own}.seen`. */
export type WithEntries<Stored, Path extends keyof Stored & string, Name extends string> = Stored & {
  [Entry in `${Path}.{${Name}}`]: EntryOf<Stored[Path]>;
} & {
  [Field in keyof EntryOf<Stored[Path]> & string as `${Path}.{${Name}}.${Field}`]: EntryOf<Stored[Path]>[Field];
};

export type ValueAt<Stored, Path extends keyof Attributes<Stored>> = Exclude<Attributes<Stored>[Path], undefined>;

export type Bind = (value: unknown) => string;

/** A test of an attribute whose values are `T`: its part of a condition. `bind` returns a value's placeholder, `name` a path's. */
export interface Test<T> {
  (path: string, bind: Bind, name: (path: string) => string): string;
  readonly valueType?: T;
}

const comparison =
  (operator: string) =>
  <const T>(other: T): Test<T> =>
  (path, bind) =>
    `${path} ${operator} ${bind(other)}`;
export const is = comparison('=');
export const isNot = comparison('<>');
export const isAbove = comparison('>');
export const isBelow = comparison('<');
export const isAtLeast = comparison('>=');
export const isAtMost = comparison('<=');
export const isOneOf =
  <const T>(expected: readonly T[]): Test<T> =>
  (path, bind) =>
    `${path} IN (${expected.map(bind).join(', ')})`;
export const isBetween =
  (first: string, last: string): Test<string> =>
  (path, bind) =>
    `${path} BETWEEN ${bind(first)} AND ${bind(last)}`;
export const beginsWith =
  (start: string): Test<string> =>
  (path, bind) =>
    `begins_with(${path}, ${bind(start)})`;
export const isPresent: Test<never> = (path) => `attribute_exists(${path})`;
export const isAbsent: Test<never> = (path) => `attribute_not_exists(${path})`;
export const anyOf =
  <T>(...tests: readonly Test<T>[]): Test<T> =>
  (...about) =>
    `(${tests.map((test) => test(...about)).join(' OR ')})`;
/** The number is below that of another attribute of the item. */
export const isBelowThat =
  <Stored>(other: keyof Attributes<Stored> & string): Test<number> =>
  (path, _, name) =>
    `${path} < ${name(other)}`;
export const hasMember =
  <T>(member: T): Test<Set<T>> =>
  (path, bind) =>
    `contains(${path}, ${bind(member)})`;
/** A list or set has a number of members. */
export const hasSize =
  (size: Test<number>): Test<never> =>
  (path, ...about) =>
    size(`size(${path})`, ...about);

/** Tests by attribute, which must all hold; an undefined one is left out. Of a missing attribute only `isAbsent` holds. */
export type Tests<Stored> = { [Path in keyof Attributes<Stored>]?: Test<ValueAt<Stored, Path>> | undefined };

export interface Condition<Stored> {
  when?: Tests<Stored>;
  /** One of these holds. */
  either?: readonly Tests<Stored>[];
  /** Fails when all of these hold. */
  unless?: Tests<Stored>;
  /** The entries of maps that paths have as `{entry}`. */
  names?: Readonly<Record<string, string>>;
}

/** In which states an attribute may be before a write, and its state afterwards. */
export interface Transition<State> {
  readonly from: readonly State[];
  readonly to: State;
}

/** The states from which a table's moves lead to a state. */
export const statesBefore = <State>(moves: Readonly<Record<string, Transition<State>>>, state: State): State[] => [
  ...new Set(Object.values(moves).flatMap(({ from, to }) => (to === state ? from : []))),
];
