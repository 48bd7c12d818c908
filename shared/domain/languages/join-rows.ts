import { type Claim, type LanguageRow, rungs, workingLevels } from './language-row.ts';
import { compareLatest } from './proof.ts';
import { mapSkills } from './skills.ts';
import { contentOf } from './stated-claim.ts';
import { presentTag } from './tags.ts';

/** A row whose claims have a type of their own. */
type RowOf<C extends Claim> = Omit<LanguageRow, 'skills'> & { skills: Record<keyof LanguageRow['skills'], C[]> };

/** Each statement once, with the best evidence that one of the rows has for it. */
function joinClaims<C extends Claim>(claims: readonly C[]): C[] {
  const best = new Map<string, C>();
  for (const claim of claims) {
    const known = best.get(contentOf(claim));
    if (!known || rungs.indexOf(claim.evidence) > rungs.indexOf(known.evidence)) best.set(contentOf(claim), claim);
  }
  return [...best.values()];
}

const joinTwo = <C extends Claim>(one: RowOf<C>, other: RowOf<C>): RowOf<C> => ({
  tag: one.tag,
  native: one.native || other.native,
  working: workingLevels.find((level) => one.working === level || other.working === level) ?? null,
  skills: mapSkills((skill) => joinClaims([...one.skills[skill], ...other.skills[skill]])),
  last_used: [one.last_used, other.last_used].sort(compareLatest)[0] ?? null,
});

/**
 * Stored rows under their present tags. Rows of one language that had two tags (`tw` and `ak`) become one, in the place of
 * the first: it has everything that either of them states.
 */
export function joinRows<C extends Claim>(rows: readonly RowOf<C>[]): RowOf<C>[] {
  if (rows.every(({ tag }) => presentTag(tag) === tag)) return [...rows];
  const joined = new Map<string, RowOf<C>>();
  for (const row of rows) {
    const tag = presentTag(row.tag);
    const known = joined.get(tag);
    joined.set(tag, known ? joinTwo(known, row) : { ...row, tag });
  }
  return [...joined.values()];
}
