import { type Claim, rungs } from './language-row.ts';
import { scales } from './scales.ts';

/** The day some years later; a leap day becomes 28 February, because no validity is a multiple of four years. */
const yearsLater = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`.replace(/-02-29$/, '-02-28');

/** Last day on which the certificate is valid, or null when it never expires or the day is unknown. */
export function lastValidDay(claim: Claim): string | null {
  const { validYears } = scales[claim.scale];
  if (claim.expires_on) return claim.expires_on;
  return claim.taken_on && validYears !== null ? yearsLater(claim.taken_on, validYears) : null;
}

/** The last day of a certificate's validity if it lies before `today` (UTC), else null. */
export function expiredOn(claim: Claim, today: string): string | null {
  const day = lastValidDay(claim);
  return day !== null && day < today ? day : null;
}

/** Rank of the claim's evidence; past its validity, a certificate counts as declared. */
export const rungOf = (claim: Claim, today: string): number =>
  expiredOn(claim, today) === null ? rungs.indexOf(claim.evidence) : 0;
