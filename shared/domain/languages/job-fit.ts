import { type JobFit, jobFits } from '../job-terms.ts';
import { type Findings, type FoundParts, findingsOf, isStated } from './findings.ts';
import type { LanguageRequirements } from './language-requirement.ts';
import type { LanguageRow, Mode } from './language-row.ts';
import { rankingOf, rankNumber, rankNumbers } from './ranking.ts';
import { least } from './results.ts';

function fitOfFindings(rows: readonly LanguageRow[], { parts, pairs }: Findings): JobFit {
  const outcomes = [
    ...parts.filter(({ need }) => need === 'must').map(({ stated }) => stated),
    ...pairs
      .filter(({ need }) => need === 'must')
      .map((pair) => (isStated(rows, pair.from) && isStated(rows, pair.to) ? pair : undefined)),
  ];
  const known = outcomes.filter((outcome) => outcome !== undefined);
  if (known.length < outcomes.length) return 'not_stated';
  const { result, short_by } = least(known);
  if (result === 'short') return short_by === 1 ? 'short' : 'further';
  return result === 'met' ? 'met' : 'unclear';
}

/** Numbers that are greater for a better match: alone, and below the fit (`fitOfRank`). */
export interface JobRank {
  byMatch: number;
  byFit: number;
}

/**
 * @param today `YYYY-MM-DD` in UTC, for the validity of certificates
 * @param found of the same rows and day
 */
export function rankJob(
  rows: readonly LanguageRow[],
  modes: readonly Mode[],
  requirements: LanguageRequirements,
  today: string,
  found?: FoundParts,
): JobRank {
  const findings = findingsOf(rows, modes, requirements, today, found);
  const fit = fitOfFindings(rows, findings);
  const byMatch = rankNumber(rankingOf(findings));
  return { byMatch, byFit: (jobFits.length - 1 - jobFits.indexOf(fit)) * rankNumbers + byMatch };
}

/** The fit in a number `byFit`. */
export const fitOfRank = (byFit: number): JobFit =>
  jobFits[jobFits.length - 1 - Math.floor(byFit / rankNumbers)] ?? 'further';
