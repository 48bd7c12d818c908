import type { Bind, Condition, Test } from './conditions.ts';

// How conditions and changes become expressions of DynamoDB, with a placeholder for every name and value.

/** The attribute of an item that has the entity's summary. */
export const summaryAttribute = 'card';

type ByPath<T> = { readonly [path: string]: T | undefined };

export const definedEntries = <T>(byPath: ByPath<T> = {}): [path: string, defined: T][] =>
  Object.entries(byPath).filter((entry): entry is [string, T] => entry[1] !== undefined);

/**
 * Collects names and values of an expression. Every name has a placeholder, because DynamoDB reserves many words.
 * @param entries the names of `{entry}` in paths
 */
export function expression(entries: Readonly<Record<string, string>> = {}) {
  const ExpressionAttributeNames: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  const placeholderOf = (part: string) => {
    const [, entry, index = ''] = /^\{(\w+)\}(.*)$/.exec(part) ?? [];
    const [, field = part, place = ''] = /^(\w+)(\[\d+\])$/.exec(part) ?? [];
    const placeholder = entry === undefined ? `#${field}` : `#_${entry}`;
    ExpressionAttributeNames[placeholder] = entry === undefined ? field : String(entries[entry]);
    return `${placeholder}${index}${place}`;
  };
  const name = (path: string) =>
    path
      .replace(/^summary(?=\.|$)/, summaryAttribute)
      .split('.')
      .map(placeholderOf)
      .join('.');
  const bind: Bind = (value) => {
    const placeholder = `:v${Object.keys(values).length}`;
    values[placeholder] = value;
    return placeholder;
  };
  const holds = (tests: ByPath<Test<unknown>> | undefined) =>
    definedEntries(tests).map(([path, test]) => test(name(path), bind, name));
  const bindings = () => ({
    ExpressionAttributeNames,
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  });
  return { name, bind, holds, bindings };
}
export type Expression = ReturnType<typeof expression>;

/** @param more further parts that must hold */
export function conditionOf(
  { holds }: Expression,
  { when, either = [], unless }: Condition<object>,
  more: readonly string[] = [],
): string {
  const unlessAll = holds(unless);
  const parts = [...holds(when), ...more];
  const groups = either.map((tests) => holds(tests).join(' AND '));
  return [
    ...parts,
    ...(groups.length > 0 ? [`(${groups.join(' OR ')})`] : []),
    ...(unlessAll.length > 0 ? [`NOT (${unlessAll.join(' AND ')})`] : []),
  ].join(' AND ');
}
