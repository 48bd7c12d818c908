/** Which rows of a list are selected, by their keys. */
export type Selected<Item> = ReadonlyMap<string, Item>;

interface Rows<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** How many can be selected; further ones are left out. */
  max: number;
}

/** The selected items as the list has them now; those that it does not show any more, as they were when they were selected. */
export const presentItems = <Item>(
  selected: Selected<Item>,
  { items, keyOf }: Pick<Rows<Item>, 'items' | 'keyOf'>,
): Item[] => {
  const present = new Map(items.map((item) => [keyOf(item), item]));
  return [...selected].map(([key, item]) => present.get(key) ?? item);
};

/** The selection with further items. */
export const withItems = <Item>(
  before: Selected<Item>,
  added: readonly Item[],
  { keyOf, max }: Rows<Item>,
): Selected<Item> => {
  const after = new Map(before);
  for (const item of added) if (after.size < max || after.has(keyOf(item))) after.set(keyOf(item), item);
  return after;
};

/**
 * The selection after a press on a row: it is selected, or not any more.
 * @param from the row that was pressed before: all from there to this one are selected as well
 */
export const withPressed = <Item>(
  before: Selected<Item>,
  { key, from }: { key: string; from?: string | undefined },
  rows: Rows<Item>,
): Selected<Item> => {
  const placeOf = (wanted: string | undefined) => rows.items.findIndex((item) => rows.keyOf(item) === wanted);
  const places = [placeOf(from), placeOf(key)].sort((left, right) => left - right) as [number, number];
  const pressed =
    places[0] < 0 ? rows.items.filter((item) => rows.keyOf(item) === key) : rows.items.slice(places[0], places[1] + 1);
  if (from !== undefined || !before.has(key)) return withItems(before, pressed, rows);
  const after = new Map(before);
  after.delete(key);
  return after;
};
