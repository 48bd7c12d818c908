import type { Alternative, LanguageRequirements, Need, Pair, RequirementPart } from './language-requirement.ts';
import type { LanguageRow, Mode } from './language-row.ts';
import { matchPair, type PairFinding } from './match-pair.ts';
import { matchSkill, type SkillFinding } from './match-skill.ts';
import { compareProofs, earliest, type Proof } from './proof.ts';
import { greatest, least, type Outcome } from './results.ts';
import { skills } from './skills.ts';
import { fitOf } from './tags.ts';

export interface AlternativeFinding extends Outcome {
  tag: string;
  skills: SkillFinding[];
}

export interface PartFinding extends Outcome {
  need: Need;
  /** One of them is enough; the name is that of the wire. */
  any: AlternativeFinding[];
  /** Of the alternatives whose language is stated; undefined without any. */
  stated: Outcome | undefined;
  /** What the best of the alternatives that are met rests on; undefined without any. */
  proof: Proof | undefined;
}

/** Everything that a comparison of rows and requirements found; the match and the ranking are read from it. */
export interface Findings {
  parts: PartFinding[];
  pairs: (PairFinding & Pick<Pair, 'from' | 'to' | 'mode' | 'need'>)[];
}

function findAlternative(rows: readonly LanguageRow[], wanted: Alternative, today: string): AlternativeFinding {
  const { tag, min } = wanted;
  const evidence = wanted.evidence_at_least ?? 'declared';
  const found = skills.flatMap((skill) => {
    const minimum = min[skill];
    return minimum ? [matchSkill(rows, { tag, skill, minimum, evidence }, today)] : [];
  });
  // Without a level, to state the language is enough.
  const outcome = found.length > 0 || isStated(rows, tag) ? least(found) : greatest([]);
  return { tag, ...outcome, skills: found };
}

function findPart(rows: readonly LanguageRow[], { any, need }: RequirementPart, today: string): PartFinding {
  const found = any.map((alternative) => findAlternative(rows, alternative, today));
  const stated = found.filter(({ tag }) => isStated(rows, tag));
  return {
    need,
    ...greatest(found),
    any: found,
    stated: stated.length === 0 ? undefined : greatest(stated),
    proof: proofsOf(found).sort(compareProofs)[0],
  };
}

/** Whether rows state a language, in any variety. */
export const isStated = (rows: readonly LanguageRow[], wanted: string): boolean =>
  rows.some(({ tag }) => fitOf(tag, wanted, false) !== 'none');

const proofsOf = (alternatives: readonly AlternativeFinding[]): Proof[] =>
  alternatives
    .filter(({ result, skills: found }) => result === 'met' && found.length > 0)
    .map(({ skills: found }) => ({
      rung: Math.min(...found.map(({ rung }) => rung)),
      last_used: earliest(found.map(({ last_used }) => last_used)),
    }));

/** What was found of parts for the same rows and day: many jobs share a part. */
export type FoundParts = WeakMap<RequirementPart, PartFinding>;

/** @param found parts that were compared before, and after it also those of these requirements */
export const findingsOf = (
  rows: readonly LanguageRow[],
  modes: readonly Mode[],
  requirements: LanguageRequirements,
  today: string,
  found: FoundParts = new WeakMap(),
): Findings => ({
  parts: requirements.all.map((part) => {
    const finding = found.get(part) ?? findPart(rows, part, today);
    found.set(part, finding);
    return finding;
  }),
  pairs: requirements.pairs.map(({ from, to, mode, need }) => ({
    from,
    to,
    mode,
    need,
    ...matchPair(rows, modes, { from, to, mode, need }),
  })),
});
