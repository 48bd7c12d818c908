import { hash } from 'node:crypto';

/** Compared apart from the others: who may deploy, what a second deployment switches on, and the editor's help. */
const ignored = new Set(['$schema', 'account', 'deletionProtection']);

/** JSON with its names in order, so that a file in another order has the same digest. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
};

const shortHash = (value: unknown) => hash('sha256', JSON.stringify(sorted(value))).slice(0, 6);

/**
 * A short digest of each setting of a stage, as the stack's output `Settings` has it (at most 1,024 characters): it says which
 * settings differ, and shows none.
 */
export const digestOf = (settings: Readonly<Record<string, unknown>>): string =>
  Object.entries(settings)
    .filter(([name, value]) => value !== undefined && !ignored.has(name))
    .map(([name, value]) => `${name}:${shortHash(value)}`)
    .toSorted()
    .join(' ');

/** Names of the settings that are not the same in two digests. */
export function differingSettings(one: string, other: string): string[] {
  const partsOf = (digest: string) => new Set(digest.split(' ').filter((part) => part !== ''));
  const unequal = [...partsOf(one).symmetricDifference(partsOf(other))];
  return [...new Set(unequal.map((part) => part.split(':')[0] ?? ''))].toSorted();
}
