import { type AlternativeFinding, type Findings, findingsOf, type PartFinding } from './findings.ts';
import type { LanguageRequirements, Need } from './language-requirement.ts';
import type { LanguageRow, Mode } from './language-row.ts';
import type { SkillFinding } from './match-skill.ts';
import { type Ranking, rankingOf } from './ranking.ts';
import type { Change, PairChange, PairReason, Reason } from './reasons.ts';
import { least, type Outcome, type Result } from './results.ts';
import type { Skill } from './skills.ts';

/** Version of the rules and the mapping rows; a stored explanation names it. */
export const rules = '2027-01';

export interface SkillMatch extends Outcome {
  skill: Skill;
  reason: Reason;
  would_meet: Change | null;
}

export interface AlternativeMatch {
  tag: string;
  result: Result;
  skills: SkillMatch[];
}

export interface PartMatch {
  need: Need;
  result: Result;
  /** One of them is enough; the name is that of the wire. */
  any: AlternativeMatch[];
}

export interface PairMatch extends Outcome {
  need: Need;
  from: string;
  to: string;
  mode: Mode;
  reason: PairReason;
  would_meet: PairChange | null;
}

/** How a candidate's languages meet the requirements of a job, with the reason of every result. */
export interface Match extends Outcome {
  rules: string;
  parts: PartMatch[];
  pairs: PairMatch[];
}

const toSkillMatch = ({ skill, result, short_by, reason, would_meet }: SkillFinding): SkillMatch => ({
  skill,
  result,
  short_by,
  reason,
  would_meet,
});

const toAlternativeMatch = ({ tag, result, skills }: AlternativeFinding): AlternativeMatch => ({
  tag,
  result,
  skills: skills.map(toSkillMatch),
});

const toPartMatch = ({ need, result, any }: PartFinding): PartMatch => ({
  need,
  result,
  any: any.map(toAlternativeMatch),
});

/** The least of the musts; what is nice to have is listed and never counts. */
const toMatch = ({ parts, pairs }: Findings): Match => ({
  rules,
  ...least([...parts, ...pairs].filter(({ need }) => need === 'must')),
  parts: parts.map(toPartMatch),
  pairs: pairs.map(({ last_used: _, ...pair }) => pair),
});

/** The match together with what ranks it, for lists. */
export function matchAndRank(
  rows: readonly LanguageRow[],
  modes: readonly Mode[],
  requirements: LanguageRequirements,
  today: string,
): { match: Match; ranking: Ranking } {
  const findings = findingsOf(rows, modes, requirements, today);
  return { match: toMatch(findings), ranking: rankingOf(findings) };
}

/**
 * Compares the languages of a candidate with the requirements of a job. It warns and explains, but never hides or
 * rejects a candidate. The result depends on the arguments only.
 *
 * @param today `YYYY-MM-DD` in UTC, for the validity of certificates.
 */
export const match = (
  rows: readonly LanguageRow[],
  modes: readonly Mode[],
  requirements: LanguageRequirements,
  today: string,
): Match => toMatch(findingsOf(rows, modes, requirements, today));
