import { correspondenceOf } from '#shared/domain/languages/correspondence.ts';
import { rungOf } from '#shared/domain/languages/evidence.ts';
import type { Claim, LanguageRow } from '#shared/domain/languages/language-row.ts';
import { type CefrLevel, cefrLevels } from '#shared/domain/languages/scale.ts';
import { type Skill, skillsOf } from '#shared/domain/languages/skills.ts';
import { isOwnLevel } from '#shared/domain/languages/stated-claim.ts';

/** Skills for which the same is stated, and means the same in CEFR. */
export interface SkillGroup {
  skills: Skill[];
  claims: readonly Claim[];
}

const grouped = (row: LanguageRow, claimsOf: (skill: Skill) => readonly Claim[]): SkillGroup[] => {
  const groups = new Map<string, SkillGroup>();
  for (const skill of skillsOf(row.tag)) {
    const claims = claimsOf(skill);
    if (claims.length === 0) continue;
    const key = JSON.stringify(claims.map((claim) => [claim, correspondenceOf(claim, skill)]));
    const group = groups.get(key) ?? { skills: [], claims };
    group.skills.push(skill);
    groups.set(key, group);
  }
  return [...groups.values()];
};

/** Everything that is stated about a language; skills with the same claims are grouped. */
export const skillGroups = (row: LanguageRow): SkillGroup[] => grouped(row, (skill) => row.skills[skill]);

/** The lowest CEFR level that a claim may mean, as position; where nothing is known, like no knowledge. */
const heightOf = (claim: Claim, skill: Skill): number => {
  const level = claim.scale === 'cefr' ? claim.level : correspondenceOf(claim, skill)?.low;
  return Math.max(0, cefrLevels.indexOf(level as CefrLevel));
};

/** The claim that says most about a skill: the highest one, among equal ones the best proven. */
export const bestClaim = (row: LanguageRow, skill: Skill, today: string): Claim | undefined =>
  row.skills[skill].toSorted(
    (left, right) => heightOf(right, skill) - heightOf(left, skill) || rungOf(right, today) - rungOf(left, today),
  )[0];

/** The best claim of each skill, for one line about a language. */
export const shortGroups = (row: LanguageRow, today: string): SkillGroup[] =>
  grouped(row, (skill) => {
    const best = bestClaim(row, skill, today);
    return best ? [best] : [];
  });

/** Whether a group speaks for all skills of its language. */
export const isWhole = (row: LanguageRow, group: SkillGroup): boolean =>
  group.skills.length === skillsOf(row.tag).length;

/** What one line says about a language. */
export interface RowSummary {
  /** The lowest and highest self-assessed level, and for which skills one is stated; null without any. */
  own: { low: CefrLevel; high: CefrLevel; skills: Skill[] } | null;
  /** The result with the best evidence, among equal ones the highest; null where all levels are self-assessed. */
  proven: Claim | null;
}

const ownLevels = (row: LanguageRow): RowSummary['own'] => {
  const stated = skillsOf(row.tag).flatMap((skill) => {
    const level = row.skills[skill].find(isOwnLevel)?.level;
    return level ? [{ skill, height: cefrLevels.indexOf(level as CefrLevel) }] : [];
  });
  const heights = stated.map(({ height }) => height);
  const [low, high] = [cefrLevels[Math.min(...heights)], cefrLevels[Math.max(...heights)]];
  return low && high ? { low, high, skills: stated.map(({ skill }) => skill) } : null;
};

/** The self-assessed levels of a language and its best proven result. */
export function summaryOf(row: LanguageRow, today: string): RowSummary {
  const results = skillsOf(row.tag).flatMap((skill) =>
    row.skills[skill].map((claim) => ({ claim, rung: rungOf(claim, today), height: heightOf(claim, skill) })),
  );
  const [best] = results
    .filter(({ claim, rung }) => rung > 0 || !isOwnLevel(claim))
    .toSorted((left, right) => right.rung - left.rung || right.height - left.height);
  return { own: ownLevels(row), proven: best?.claim ?? null };
}
