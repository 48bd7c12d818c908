import { statedBy } from './compare-claim.ts';
import type { Alternative, LanguageRequirements, Need, Pair } from './language-requirement.ts';
import type { Rung } from './language-row.ts';
import type { Stated } from './reasons.ts';
import { type Skill, skills } from './skills.ts';

/** A result with the skills for which it is the minimum. */
export interface Threshold extends Stated {
  skills: Skill[];
}

export interface SentenceAlternative {
  tag: string;
  thresholds: Threshold[];
  /** Null when a statement is enough. */
  evidence: Rung | null;
}

/** The parts of a sentence about requirements, in their order, for a text in any language. */
export interface RequirementSentence {
  parts: { need: Need; any: SentenceAlternative[] }[];
  pairs: Pair[];
}

const isSame = (left: Stated, right: Stated): boolean =>
  left.scale === right.scale && left.level === right.level && left.score === right.score;

/** Skills with the same minimum are named together: "B2 in listening and reading". */
function thresholdsOf(min: Alternative['min']): Threshold[] {
  const thresholds: Threshold[] = [];
  for (const skill of skills) {
    const point = min[skill];
    if (!point) continue;
    const stated = statedBy(point);
    const same = thresholds.find((each) => isSame(each, stated));
    if (same) same.skills.push(skill);
    else thresholds.push({ ...stated, skills: [skill] });
  }
  return thresholds;
}

const alternativeOf = ({ tag, min, evidence_at_least }: Alternative): SentenceAlternative => ({
  tag,
  thresholds: thresholdsOf(min),
  evidence: evidence_at_least && evidence_at_least !== 'declared' ? evidence_at_least : null,
});

/** Prepares requirements for a sentence such as "German from B2 speaking, or Dutch from C1; English is a plus". */
export const sentenceOf = ({ all, pairs }: LanguageRequirements): RequirementSentence => ({
  parts: all.map(({ need, any }) => ({ need, any: any.map(alternativeOf) })),
  pairs: [...pairs],
});
