/** The id of what belongs to two accounts or things: an application's is `{job_id}-{candidate_id}`. */
export const pairOf = (left: number, right: number): string => `${left}-${right}`;

/** The two ids of a pair's id, which the contract has checked. */
export function partsOf(pair: string): [left: number, right: number] {
  const [left, right] = pair.split('-');
  return [Number(left), Number(right)];
}
