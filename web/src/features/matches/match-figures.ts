import type { Need } from '#shared/domain/languages/language-requirement.ts';
import type { AlternativeMatch, Match, PartMatch } from '#shared/domain/languages/match.ts';
import { greatest, least, type Outcome } from '#shared/domain/languages/results.ts';

/** How many requirements of a job are met, unclear and short. */
export interface MatchFigures {
  musts: number;
  met: number;
  unknown: number;
  short: number;
  /** The largest gap among the short musts in levels; null if one of them cannot be counted, or none is short. */
  shortBy: number | null;
  nices: number;
  nicesMet: number;
}

/** The outcome of an alternative; one without levels is of no skill. */
export const outcomeOfAlternative = ({ result, skills }: AlternativeMatch): Outcome => ({ ...least(skills), result });

/** The outcome of a part: of its alternatives, the best one counts. */
export const outcomeOfPart = ({ any }: PartMatch): Outcome => greatest(any.map(outcomeOfAlternative));

const outcomesOf = ({ parts, pairs }: Match, wanted: Need): Outcome[] => [
  ...parts.filter(({ need }) => need === wanted).map(outcomeOfPart),
  ...pairs.filter(({ need }) => need === wanted),
];

/** Counts the outcomes of a match for its badge. There is no percentage, because requirements do not weigh the same. */
export function figuresOf(match: Match): MatchFigures {
  const musts = outcomesOf(match, 'must');
  const nices = outcomesOf(match, 'nice');
  const count = (outcomes: readonly Outcome[], wanted: Outcome['result']) =>
    outcomes.filter(({ result }) => result === wanted).length;
  return {
    musts: musts.length,
    met: count(musts, 'met'),
    unknown: count(musts, 'unknown'),
    short: count(musts, 'short'),
    shortBy: least(musts).short_by,
    nices: nices.length,
    nicesMet: count(nices, 'met'),
  };
}
