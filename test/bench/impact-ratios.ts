/** One applicant in one list, as an audit counts them. */
export interface Assessed {
  group: string;
  isSelected: boolean;
}

export interface GroupImpact {
  group: string;
  assessed: number;
  /** Share of the group that is selected. */
  rate: number;
  /** The rate by that of the group with the highest one; null for a group too small to compare. */
  ratio: number | null;
}

/** Groups of less than this share may be left out of ratios, because their rates are chance: 6 RCNY § 5-301 (d). */
export const smallestShare = 0.02;

/** A ratio below four fifths is generally regarded as evidence of adverse impact: 29 CFR § 1607.4 (D). */
export const fourFifths = 0.8;

const share = (some: number, all: number): number => (all === 0 ? 0 : some / all);

/** Selection rates and impact ratios by group, the highest rate first; small groups are added up last, without a ratio. */
export function impactOf(all: readonly Assessed[]): GroupImpact[] {
  const groups = [...Map.groupBy(all, ({ group }) => group)];
  const isSmall = ([, members]: (typeof groups)[number]) => members.length < all.length * smallestShare;
  const rated = groups.filter((each) => !isSmall(each)).map(([group, members]) => rateOf(group, members));
  const highest = Math.max(0, ...rated.map(({ rate }) => rate));
  const small = groups.filter(isSmall);
  const others = rateOf(
    `${small.length} others`,
    small.flatMap(([, members]) => members),
  );
  return [
    ...rated
      .sort((left, right) => right.rate - left.rate || left.group.localeCompare(right.group))
      .map((each) => ({ ...each, ratio: share(each.rate, highest) })),
    ...(small.length > 0 ? [{ ...others, ratio: null }] : []),
  ];
}

const rateOf = (group: string, members: readonly Assessed[]) => ({
  group,
  assessed: members.length,
  rate: share(members.filter(({ isSelected }) => isSelected).length, members.length),
});
