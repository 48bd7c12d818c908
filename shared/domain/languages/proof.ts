/** What supports a met requirement. */
export interface Proof {
  /** Rank of the evidence. */
  rung: number;
  /** `YYYY-MM` of the last use of the language, or null. */
  last_used: string | null;
}

/** Compares two instants, days or months in ISO 8601, the later one first and a missing one last. */
export const compareLatest = (left: string | null, right: string | null): number =>
  Number((right ?? '') > (left ?? '')) - Number((right ?? '') < (left ?? ''));

/** Compares two proofs, the stronger one first; among equal ones, the language used last. */
export const compareProofs = (left: Proof, right: Proof): number =>
  right.rung - left.rung || compareLatest(left.last_used, right.last_used);

/** The earliest of several months, null if one of them is not stated. */
export const earliest = (months: readonly (string | null)[]): string | null =>
  [...months].sort(compareLatest).at(-1) ?? null;
