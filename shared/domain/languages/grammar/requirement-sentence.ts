import { statedBy } from '../compare-claim.ts';
import { editionOf, isScored } from '../editions.ts';
import type { Alternative, LanguageRequirements, Need, Pair } from '../language-requirement.ts';
import type { Rung } from '../language-row.ts';
import type { Stated } from '../reasons.ts';
import type { Point } from '../scale.ts';
import { scales } from '../scales.ts';
import { type Skill, skills } from '../skills.ts';

/** A result with the skills for which it is the minimum. */
export interface Threshold extends Stated {
  /** The edition's name where another edition has such a result too; results of different editions do not compare. */
  edition: string | null;
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

type Minimum = Omit<Threshold, 'skills'>;

function minimumOf(point: Point): Minimum {
  const edition = editionOf(point);
  const alike = scales[point.scale].editions.filter(
    (each) => isScored(each) || each.levels.includes(point.level ?? ''),
  );
  return { ...statedBy(point), edition: alike.length > 1 ? (edition?.name ?? null) : null };
}

const isSame = (left: Minimum, right: Minimum): boolean =>
  left.scale === right.scale &&
  left.edition === right.edition &&
  left.level === right.level &&
  left.score === right.score;

/** Skills with the same minimum are named together: "B2 in listening and reading". */
function thresholdsOf(min: Alternative['min']): Threshold[] {
  const thresholds: Threshold[] = [];
  for (const skill of skills) {
    const point = min[skill];
    if (!point) continue;
    const minimum = minimumOf(point);
    const same = thresholds.find((each) => isSame(each, minimum));
    if (same) same.skills.push(skill);
    else thresholds.push({ ...minimum, skills: [skill] });
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

/** The short form for lists: what is needed, without evidence; what is a plus only where nothing is needed. */
export function shortSentenceOf(requirements: LanguageRequirements): RequirementSentence {
  const { parts, pairs } = sentenceOf(requirements);
  const isShown = [...parts, ...pairs].some(({ need }) => need === 'must') ? 'must' : 'nice';
  return {
    parts: parts
      .filter(({ need }) => need === isShown)
      .map(({ need, any }) => ({ need, any: any.map((each) => ({ ...each, evidence: null })) })),
    pairs: pairs.filter(({ need }) => need === isShown),
  };
}
