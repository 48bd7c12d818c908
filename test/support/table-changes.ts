import type { TestApi } from './api.ts';

type Items = Map<string, string>;

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
};

async function itemsOf(api: TestApi): Promise<Items> {
  // A call may record the use of its session, which does not count as a change.
  const items = (await api.scan()).filter((item) => item.entity !== 'account');
  return new Map(items.map((item) => [`${item.PK} ${item.SK}`, JSON.stringify(sorted(item))]));
}

/** The keys of the items that an action adds, changes or removes, without accounts. */
export async function tableChanges(api: TestApi, action: () => Promise<unknown>): Promise<string[]> {
  const before = await itemsOf(api);
  await action();
  const after = await itemsOf(api);
  return [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key));
}
