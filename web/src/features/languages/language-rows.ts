import { type Claim, type LanguageRow, rungs } from '#shared/domain/languages/language-row.ts';
import { type Skill, skills, skillsOf } from '#shared/domain/languages/skills.ts';
import { contentOf, isOwnLevel } from '#shared/domain/languages/stated-claim.ts';
import { type Claims, hasOneLevel } from './test-result.ts';

/** A language as it is edited. */
export type EditedRow = Omit<LanguageRow, 'skills'> & { skills: Record<Skill, Claim[]> };

const mapSkills = (change: (skill: Skill) => Claim[]) =>
  Object.fromEntries(skills.map((skill) => [skill, change(skill)])) as Record<Skill, Claim[]>;

/** A copy that may be changed. */
export const toEdited = (row: LanguageRow): EditedRow => ({
  ...row,
  skills: mapSkills((skill) => row.skills[skill].map((claim) => ({ ...claim }))),
});

export const newRow = (tag: string): EditedRow => ({
  tag,
  native: false,
  working: null,
  skills: mapSkills(() => []),
  last_used: null,
});

/** Whether removing the language loses nothing. */
export const isBlank = (row: EditedRow): boolean =>
  !row.native &&
  row.working === null &&
  row.last_used === null &&
  skills.every((skill) => row.skills[skill].length === 0);

/** The self-assessed level of a skill; empty where none is stated. */
export const assessedLevel = (row: EditedRow, skill: Skill): string => row.skills[skill].find(isOwnLevel)?.level ?? '';

const withLevel = (claims: readonly Claim[], level: string): Claim[] => {
  const others = claims.filter((claim) => !isOwnLevel(claim));
  const before = claims.find((claim) => isOwnLevel(claim) && claim.level === level);
  return level === '' ? others : [before ?? { scale: 'cefr', level, evidence: 'declared' }, ...others];
};

/** States a self-assessed level; an empty one takes it back. */
export const assess = (row: EditedRow, among: readonly Skill[], level: string): EditedRow => ({
  ...row,
  skills: mapSkills((skill) => (among.includes(skill) ? withLevel(row.skills[skill], level) : row.skills[skill])),
});

/** The level that all skills have in common; empty where they differ. */
export const commonLevel = (row: EditedRow): string => {
  const levels = new Set(skillsOf(row.tag).map((skill) => assessedLevel(row, skill)));
  return levels.size === 1 ? ([...levels][0] ?? '') : '';
};

/** The results of one certificate: those of the same test, day and number, at one level where the test has one. */
const certificateOf = ({ scale, edition, level, taken_on, expires_on, certificate_number }: Claim): string => {
  const common = hasOneLevel(scale) ? level : null;
  return JSON.stringify([scale, edition, common, taken_on, expires_on, certificate_number].map((each) => each ?? ''));
};

/** The certificates of a language, each with its claims by skill. */
export function certificatesOf(row: EditedRow): Claims[] {
  const found: { key: string; claims: Claims }[] = [];
  for (const skill of skills) {
    for (const claim of row.skills[skill]) {
      if (isOwnLevel(claim)) continue;
      const key = certificateOf(claim);
      // Two undated results of one test for one skill are two certificates.
      const group = found.find((each) => each.key === key && each.claims[skill] === undefined);
      if (group) group.claims[skill] = claim;
      else found.push({ key, claims: { [skill]: claim } });
    }
  }
  return found.map(({ claims }) => claims);
}

/** Whether a document or a person vouches for one of the claims. */
export const isProven = (claims: Claims): boolean =>
  Object.values(claims).some((claim) => rungs.indexOf(claim.evidence) > 0);

/** Forms copy their values, so that identity says nothing. */
const isSame = (one: Claim, other: Claim | undefined): boolean =>
  other !== undefined && contentOf(one) === contentOf(other);

/** Replaces a certificate by another one, adds it after `null`, or removes it for `null`. Unchanged claims keep their evidence. */
export const replaceCertificate = (row: EditedRow, before: Claims | null, after: Claims | null): EditedRow => ({
  ...row,
  skills: mapSkills((skill) => {
    const old = before?.[skill];
    const next = after?.[skill];
    const others = row.skills[skill].filter((claim) => !isSame(claim, old));
    if (!next) return others;
    return [...others, old && isSame(next, old) ? old : next];
  }),
});
