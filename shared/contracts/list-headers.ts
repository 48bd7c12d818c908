/** The response header with the number of all items of a list whose call is `counted`; only on its first page. */
export const totalHeader = 'x-total-count';

/** How many items a list has, over all its pages. */
export interface Total {
  count: number;
  /** False: there are at least as many. */
  isExact: boolean;
}

/** `134`, or `1000+` for at least as many. */
export const writeTotal = ({ count, isExact }: Total): string => `${count}${isExact ? '' : '+'}`;

/** The total in a header's value, or undefined without a valid one. */
export function readTotal(value: string | null | undefined): Total | undefined {
  const [, count, more] = /^([0-9]{1,12})(\+?)$/.exec(value ?? '') ?? [];
  return count === undefined ? undefined : { count: Number(count), isExact: more === '' };
}

/**
 * The response header of a page of a list whose call is `searched`, when something that matches may be missing: the search
 * index is behind, loading or absent, so that the newest thousand were searched, without their long texts. Its only value is
 * `true`; a complete page has no such header.
 */
export const partialHeader = 'x-partial-results';
