import type { IsoInstant } from '../time.ts';
import type { Findings } from './findings.ts';
import { compareLatest, earliest } from './proof.ts';

/** What decides the order of candidates for a job, and of jobs for a candidate; no percentage and no weights. */
export interface Ranking {
  musts_not_met: number;
  musts_short: number;
  nices_met: number;
  /** Rank of the weakest evidence among what is met; -1 if nothing is. */
  evidence: number;
  /** `YYYY-MM` of the language used longest ago among what is met; null if any is not stated. */
  last_used: string | null;
}

/** Pairs count as musts and nices and for the last use; they require no evidence. */
export function rankingOf(findings: Findings): Ranking {
  const all = [...findings.parts, ...findings.pairs];
  const musts = all.filter(({ need }) => need === 'must');
  const proofs = findings.parts.flatMap(({ proof }) => proof ?? []);
  const metPairs = findings.pairs.filter(({ result }) => result === 'met');
  return {
    musts_not_met: musts.filter(({ result }) => result !== 'met').length,
    musts_short: musts.filter(({ result }) => result === 'short').length,
    nices_met: all.filter(({ need, result }) => need === 'nice' && result === 'met').length,
    evidence: proofs.length === 0 ? -1 : Math.min(...proofs.map(({ rung }) => rung)),
    last_used: earliest([...proofs, ...metPairs].map(({ last_used }) => last_used)),
  };
}

/** A ranking with the time of the application, profile or job. */
export interface Ranked extends Ranking {
  at: IsoInstant;
}

/** Compares two entries, the better one first: each criterion counts only where all earlier ones are equal. */
export const compareRanked = (left: Ranked, right: Ranked): number =>
  left.musts_not_met - right.musts_not_met ||
  left.musts_short - right.musts_short ||
  right.nices_met - left.nices_met ||
  right.evidence - left.evidence ||
  compareLatest(left.last_used, right.last_used) ||
  compareLatest(left.at, right.at);

/** Numbers of rankings are below this. */
export const rankNumbers = 2 ** 33;

/** More musts or nices than a job can have. */
const counted = 64;
const rungsAndNone = 8;
const months = 4_096;

const monthNumber = (month: string | null): number => {
  if (month === null) return 0;
  return Math.min(Math.max((Number(month.slice(0, 4)) - 1900) * 12 + Number(month.slice(5)), 1), months - 1);
};

/** A whole number that is greater for a better ranking: the order of `compareRanked` at one time. */
export const rankNumber = ({ musts_not_met, musts_short, nices_met, evidence, last_used }: Ranking): number => {
  const counts = ((counted - 1 - musts_not_met) * counted + (counted - 1 - musts_short)) * counted + nices_met;
  return (counts * rungsAndNone + evidence + 1) * months + monthNumber(last_used);
};
