import type { Claim, Rung } from '#shared/domain/languages/language-row.ts';
import type { Point, ScaleId } from '#shared/domain/languages/scale.ts';

// Lists of 20 summaries cost by their size, so languages are stored as lists of values by position, without names.

/**
 * A level or score, with what a claim adds: a level of the CEFR alone is its text, everything else a list without its
 * empty end. Absent texts are '', absent scores null, and evidence that is only declared is ''.
 */
export type PackedResult =
  | string
  | readonly [
      scale: ScaleId,
      level?: string,
      edition?: string,
      score?: number | null,
      takenOn?: string,
      expiresOn?: string,
      evidence?: Rung | '',
    ];

const isEmpty = (value: unknown) => value === '' || value === null || (Array.isArray(value) && value.length === 0);

/** The list without the empty values at its end. */
export const trimmed = (list: readonly unknown[]): unknown[] =>
  list.slice(0, list.findLastIndex((value) => !isEmpty(value)) + 1);

export function packResult(result: Point & Partial<Claim>): PackedResult {
  const { scale, level, edition, score, taken_on, expires_on, evidence = 'declared' } = result;
  const rung = evidence === 'declared' ? '' : evidence;
  const packed = trimmed([scale, level ?? '', edition ?? '', score ?? null, taken_on ?? '', expires_on ?? '', rung]);
  return scale === 'cefr' && level && packed.length === 2 ? level : (packed as unknown as PackedResult);
}

/** The inverse of `packResult` for levels and scores. */
export function unpackPoint(packed: PackedResult) {
  const [scale, level, edition, score]: Exclude<PackedResult, string> =
    typeof packed === 'string' ? ['cefr', packed] : packed;
  return { scale, ...(edition && { edition }), ...(level && { level }), ...(score != null && { score }) };
}

/** The inverse of `packResult` for claims; it has no numbers of certificates. */
export function unpackClaim(packed: PackedResult) {
  const [, , , , taken_on, expires_on, evidence] = typeof packed === 'string' ? [] : packed;
  return {
    ...unpackPoint(packed),
    ...(taken_on && { taken_on }),
    ...(expires_on && { expires_on }),
    evidence: evidence || ('declared' as const),
  };
}
