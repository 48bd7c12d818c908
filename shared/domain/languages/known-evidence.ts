import type { Claim, LanguageRow, Rung } from './language-row.ts';
import { type Skill, skills } from './skills.ts';

/** A claim as its candidate states it. */
export type StatedClaim = Omit<Claim, 'evidence'>;
export interface StatedRow extends Omit<LanguageRow, 'skills'> {
  skills: Readonly<Record<Skill, readonly StatedClaim[]>>;
}

const fields = ['scale', 'edition', 'level', 'score', 'taken_on', 'expires_on', 'certificate_number'] as const;

/** Empty texts, null and absent fields all mean that a part was not stated. */
const partOf = (claim: StatedClaim, field: (typeof fields)[number]) =>
  claim[field] === '' ? null : (claim[field] ?? null);

const isSame = (left: StatedClaim, right: StatedClaim): boolean =>
  fields.every((field) => partOf(left, field) === partOf(right, field));

/** The evidence of a claim that a candidate states: that of the identical known claim, otherwise only declared. */
const evidenceOf = (stated: StatedClaim, known: readonly Claim[]): Rung =>
  known.find((each) => isSame(each, stated))?.evidence ?? 'declared';

/**
 * The rows that a candidate states, with the evidence that the server knows. A claim that changes in anything, its number
 * included, loses its evidence.
 */
export const withKnownEvidence = (stated: readonly StatedRow[], known: readonly LanguageRow[]): LanguageRow[] =>
  stated.map((row) => {
    const former = known.find(({ tag }) => tag === row.tag)?.skills;
    const claimsOf = (skill: Skill): Claim[] =>
      row.skills[skill].map((claim) => ({ ...claim, evidence: evidenceOf(claim, former?.[skill] ?? []) }));
    return {
      ...row,
      skills: Object.fromEntries(skills.map((skill) => [skill, claimsOf(skill)])) as unknown as LanguageRow['skills'],
    };
  });
