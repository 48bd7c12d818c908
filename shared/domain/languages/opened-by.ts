import { findingsOf } from './findings.ts';
import type { LanguageRequirements, RequirementPart } from './language-requirement.ts';
import type { LanguageRow, Mode } from './language-row.ts';
import { afterStep, type LevelStep } from './level-steps.ts';
import { fitOf } from './tags.ts';

type Stated = Readonly<{ languages: readonly LanguageRow[]; modes: readonly Mode[] }>;

/** Whether all of some requirements is met. */
const isMet = ({ languages, modes }: Stated, wanted: Partial<LanguageRequirements>, today: string): boolean => {
  const { parts, pairs } = findingsOf(languages, modes, { all: [], pairs: [], ...wanted }, today);
  return [...parts, ...pairs].every(({ result }) => result === 'met');
};

/** Whether a level of the language can count for a part. */
const concerns = ({ tag }: LevelStep, { any }: RequirementPart): boolean =>
  any.some((wanted) => fitOf(tag, wanted.tag, false) !== 'none');

/** The bits of all steps. */
const everyStep = -1;

/**
 * Says which steps are enough for a job whose requirements a person does not meet now: a bit for each of them, the first
 * one's the lowest; 0 for none, and for a job that is met already. Each part is compared once: a further level never makes
 * what is met worse, and changes nothing of a direction.
 * @param steps at most 30
 * @param today `YYYY-MM-DD` in UTC
 */
export function makeOpening(
  stated: Stated,
  steps: readonly LevelStep[],
  today: string,
): (needs: LanguageRequirements) => number {
  const known = new WeakMap<RequirementPart, number>();
  const after = steps.map((step) => ({ ...stated, languages: afterStep(stated.languages, step) }));
  /** The steps with which a part is met. */
  const compare = (part: RequirementPart): number => {
    if (isMet(stated, { all: [part] }, today)) return everyStep;
    return steps.reduce((bits, step, place) => {
      const person = after[place];
      const isEnough = person && concerns(step, part) && isMet(person, { all: [part] }, today);
      return isEnough ? bits | (1 << place) : bits;
    }, 0);
  };
  return ({ all, pairs }) => {
    let bits = everyStep;
    for (const part of all) {
      if (part.need === 'nice' || bits === 0) continue;
      const own = known.get(part) ?? compare(part);
      known.set(part, own);
      bits &= own;
    }
    if (bits === 0 || bits === everyStep) return 0;
    const musts = pairs.filter(({ need }) => need === 'must');
    return isMet(stated, { pairs: musts }, today) ? bits : 0;
  };
}
