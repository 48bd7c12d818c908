import { type Comparison, compareClaim, statedBy } from './compare-claim.ts';
import { covers, editionOf, shareResult } from './editions.ts';
import { expiredOn, rungOf } from './evidence.ts';
import { type Claim, type LanguageRow, type Rung, rungs } from './language-row.ts';
import { compareProofs, type Proof } from './proof.ts';
import type { Change, Reason } from './reasons.ts';
import { compareOutcomes, type Outcome } from './results.ts';
import type { Point } from './scale.ts';
import { hasSkill, isWritten, type Skill, skills } from './skills.ts';
import { type Fit, fitOf } from './tags.ts';
import { isTestOf } from './tested-languages.ts';

/** What a requirement demands of one skill. */
export interface SkillNeed {
  tag: string;
  skill: Skill;
  minimum: Point;
  evidence: Rung;
}

/** How far the claims of one skill reach, by the best of them. */
export interface SkillFinding extends Outcome, Proof {
  skill: Skill;
  reason: Reason;
  would_meet: Change | null;
}

type Served = { row: LanguageRow; fit: Fit };

/**
 * The claims that say something of a skill: its own, and those of another skill if the test gives one result for both. A
 * stored test of another language says nothing.
 */
export const claimsFor = (row: LanguageRow, skill: Skill): Claim[] =>
  skills.flatMap((each) =>
    row.skills[each].filter(
      ({ scale }) => isTestOf(scale, row.tag) && (each === skill || shareResult(scale, each, skill)),
    ),
  );

const evidenceReason = (claim: Claim, wanted: Rung, today: string): Reason => {
  const on = expiredOn(claim, today);
  return on !== null && claim.evidence !== 'declared'
    ? { key: 'certificate_expired', on, wanted }
    : { key: 'evidence_wanted', has: claim.evidence, wanted };
};

const levelChange = ({ skill, minimum }: SkillNeed): Change => ({ key: 'level', skill, ...statedBy(minimum) });

/** What would meet the requirement when the claim's level does not: a score, a higher level, or a further claim. */
function changeOfLevel(need: SkillNeed, { comparable, enough }: Comparison, isOtherwiseEnough: boolean): Change | null {
  if (isOtherwiseEnough && enough !== null) return { key: 'score', score: enough };
  const isRaised = isOtherwiseEnough && comparable;
  return isRaised || need.evidence === 'declared' ? levelChange(need) : null;
}

/** A claim whose evidence or variety is not the wanted one is unknown at best. */
function judgeClaim(claim: Claim, { row, fit }: Served, need: SkillNeed, today: string): SkillFinding {
  const comparison = compareClaim(claim, need.skill, need.minimum);
  const rung = rungOf(claim, today);
  const isProven = rung >= rungs.indexOf(need.evidence);
  const isVariety = fit === 'serves';
  const base = { skill: need.skill, rung, last_used: row.last_used };
  if (comparison.result !== 'met') {
    const { result, short_by, reason } = comparison;
    return { ...base, result, short_by, reason, would_meet: changeOfLevel(need, comparison, isProven && isVariety) };
  }
  if (isProven && isVariety) {
    return { ...base, result: 'met', short_by: null, reason: comparison.reason, would_meet: null };
  }
  const reason: Reason = isProven
    ? { key: 'variety_wanted', stated: row.tag, wanted: need.tag }
    : evidenceReason(claim, need.evidence, today);
  const change: Change = isProven ? { key: 'variety', tag: need.tag } : { key: 'evidence', rung: need.evidence };
  return { ...base, result: 'unknown', short_by: null, reason, would_meet: isProven || isVariety ? change : null };
}

/** Why nothing is known about the skill although the language may be stated. */
function missingReason(served: readonly Served[], { tag, skill, minimum }: SkillNeed): Reason {
  if (!hasSkill(tag, skill)) return { key: 'skill_not_in_language', tag, skill };
  if (!isTestOf(minimum.scale, tag)) return { key: 'test_of_other_language', scale: minimum.scale, tag };
  if (served.length === 0) return { key: 'language_not_stated', tag };
  if (served.some(({ row }) => row.native)) return { key: 'native_only' };
  for (const { row } of served) {
    const other = row.skills[skill].find(({ scale }) => !isTestOf(scale, row.tag));
    if (other) return { key: 'test_of_other_language', scale: other.scale, tag: row.tag };
  }
  const claims = served.flatMap(({ row }) => skills.flatMap((each) => row.skills[each]));
  const silent = claims.find((claim) => {
    const edition = editionOf(claim, claim.taken_on);
    return edition !== undefined && !covers(edition, claim.level, skill);
  });
  return silent ? { key: 'skill_not_covered', scale: silent.scale, skill } : { key: 'skill_not_stated', skill };
}

/** Whether a requirement can be met at all: the language has the skill, and the test examines the language. */
const isPossible = ({ tag, skill, minimum }: SkillNeed): boolean =>
  hasSkill(tag, skill) && isTestOf(minimum.scale, tag);

const missingFinding = (served: readonly Served[], need: SkillNeed): SkillFinding => ({
  skill: need.skill,
  result: 'unknown',
  short_by: null,
  reason: missingReason(served, need),
  would_meet: need.evidence === 'declared' && isPossible(need) ? levelChange(need) : null,
  rung: -1,
  last_used: null,
});

/** Changes that build on what is stated come before a further statement, and before none. */
const changeRank = ({ would_meet }: SkillFinding): number => {
  if (would_meet === null) return 2;
  return would_meet.key === 'level' ? 1 : 0;
};

/** The better one first; among equal ones, the better proven. */
const compareFindings = (left: SkillFinding, right: SkillFinding): number =>
  compareOutcomes(left, right) || changeRank(left) - changeRank(right) || compareProofs(left, right);

/** Several claims: the greatest result counts, so a further claim never makes a result worse. */
export function matchSkill(rows: readonly LanguageRow[], need: SkillNeed, today: string): SkillFinding {
  if (!isPossible(need)) return missingFinding([], need);
  const served = rows
    .map((row) => ({ row, fit: fitOf(row.tag, need.tag, isWritten(need.skill)) }))
    .filter(({ fit }) => fit !== 'none');
  const findings = served.flatMap((each) =>
    claimsFor(each.row, need.skill).map((claim) => judgeClaim(claim, each, need, today)),
  );
  return findings.sort(compareFindings)[0] ?? missingFinding(served, need);
}
