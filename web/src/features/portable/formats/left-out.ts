/** Kinds of entries that a profile has no place for; each has a name in the catalogue `portable`. */
export const leftOutKinds = [
  'work',
  'education',
  'volunteer',
  'awards',
  'certificates',
  'publications',
  'projects',
  'interests',
  'references',
  'profiles',
  'summary',
  'languages',
] as const;
export type LeftOutKind = (typeof leftOutKinds)[number];

/** Something in a file that is not taken over: of a kind that is known here, or by its name in the file. */
export type LeftOut = { kind: LeftOutKind; count: number } | { kind: null; name: string; count: number };

/** The same with one entry for each kind and name; empty ones are left out. */
export function joinLeftOut(entries: readonly LeftOut[]): LeftOut[] {
  const joined = new Map<string, LeftOut>();
  for (const each of entries) {
    const key = each.kind ?? `name:${each.name}`;
    const count = (joined.get(key)?.count ?? 0) + each.count;
    if (count > 0) joined.set(key, { ...each, count });
  }
  return [...joined.values()];
}
