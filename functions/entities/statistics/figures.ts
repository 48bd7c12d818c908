/** Named whole-number figures; an absent one is 0. */
export type Figures<Name extends string> = Partial<Record<Name, number>>;

/**
 * How figures move when what an item contributes to them changes: the figures that stay the same are left out.
 * Differences may be added in any order, so late and shuffled records lead to the same sums.
 */
export function difference<Name extends string>(before: Figures<Name>, after: Figures<Name>): Figures<Name> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)] as Name[]);
  return Object.fromEntries(
    [...names]
      .map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const)
      .filter(([, moved]) => moved !== 0),
  ) as Figures<Name>;
}

/** Whether any figure moves. */
export const moves = (figures: Figures<string>): boolean => Object.keys(figures).length > 0;
