import type { TransactionItem } from '#functions/data/write.ts';

export type Item = Record<string, unknown> & { entity: string };

/** What a write made of an item; `before` is absent for a new one. */
export interface ItemChange {
  before: Item | undefined;
  after: Item;
}

export interface MemoryTable {
  /**
   * Takes one of the stores' own writes. Answers what changed: nothing for a mere check.
   * Throws for a second item of a key that must be new, and for writes that it does not know.
   */
  apply(write: TransactionItem): ItemChange | undefined;
  items(): Item[];
}

type Update = NonNullable<TransactionItem['Update']>;
type Path = readonly string[];
type Fields = Record<string, unknown>;

/**
 * A table in memory, so that thousands of small writes become one of each item. It knows puts, and updates of the
 * forms `SET a.b = :value` and `ADD a :number`. Other conditions than that of a new item are not looked at.
 */
export const createMemoryTable = (): MemoryTable => {
  const items = new Map<string, Item>();
  const keyOf = ({ PK, SK }: Record<string, unknown> = {}) => `${PK} ${SK}`;
  return {
    items: () => [...items.values()],
    apply: ({ Put, Update, Delete }) => {
      if (Delete !== undefined) {
        throw new Error('Demo data is only added to.');
      }
      const key = keyOf(Put?.Item ?? Update?.Key);
      const before = items.get(key);
      const after = Put === undefined ? Update && updated(before, Update) : Put.Item;
      if (after === undefined) {
        return undefined;
      }
      if (before !== undefined && Put?.ConditionExpression === 'attribute_not_exists(PK)') {
        throw new Error(`Demo data has two items of the key ${key}.`);
      }
      items.set(key, after as Item);
      return { before, after: after as Item };
    },
  };
};

/** A copy of an item with an update made. */
const updated = (before: Item | undefined, update: Update): object => {
  const {
    UpdateExpression = '',
    ExpressionAttributeNames: names = {},
    ExpressionAttributeValues: values = {},
  } = update;
  let after: Fields = before ?? { ...update.Key };
  for (const { adds, place, value } of assignmentsOf(UpdateExpression)) {
    const path = place.map((name) => names[name] ?? name);
    const given: unknown = values[value];
    after = withValue(after, path, adds ? Number(after[path[0] ?? ''] ?? 0) + Number(given) : given);
  }
  return after;
};

interface Assignment {
  adds: boolean;
  place: Path;
  value: string;
}

const clause = /\b(SET|ADD) (.+?)(?= (?:SET|ADD) |$)/g;
const assignment = /^([\w#.]+)(?: =)? (:\w+)$/;
const known = new Map<string, Assignment[]>();

const assignmentsOf = (expression: string): Assignment[] => {
  const parsed = known.get(expression) ?? parse(expression);
  known.set(expression, parsed);
  return parsed;
};

const parse = (expression: string): Assignment[] =>
  [...expression.matchAll(clause)].flatMap(([, action, list = '']) =>
    list.split(', ').map((text) => {
      const [, place, value] = assignment.exec(text) ?? [];
      if (place === undefined || value === undefined) {
        throw new Error(`Demo data cannot make the update "${expression}".`);
      }
      return { adds: action === 'ADD', place: place.split('.'), value };
    }),
  );

const withValue = (fields: Fields, [name = '', ...rest]: Path, value: unknown): Fields => ({
  ...fields,
  [name]: rest.length === 0 ? value : withValue((fields[name] ?? {}) as Fields, rest, value),
});
