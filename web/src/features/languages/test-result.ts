import { decimalIn } from '#shared/domain/amount.ts';
import { covers, editionOf, isScored, rangeOf } from '#shared/domain/languages/editions.ts';
import type { Claim } from '#shared/domain/languages/language-row.ts';
import type { Edition, ScaleId, ScoreRange } from '#shared/domain/languages/scale.ts';
import { scales } from '#shared/domain/languages/scales.ts';
import { hasSkill, type Skill, skills, spokenSkills } from '#shared/domain/languages/skills.ts';

/** What is entered for a part of a test. */
export interface PartResult {
  isCovered: boolean;
  level: string;
  score: string;
}

/** A certificate as it is edited: entered once, stored under every skill that it covers. */
export interface TestResult {
  scale: ScaleId;
  /** Empty for the edition of the test's day. */
  edition: string;
  /** The level of all parts, of a test that has one. */
  level: string;
  /** By the first skill of each part. */
  parts: Record<Skill, PartResult>;
  taken_on: string;
  expires_on: string;
  certificate_number: string;
}

/** Claims by skill; skills without one are absent. */
export type Claims = Partial<Record<Skill, Claim>>;

/** Tests that are passed at one level as a whole. */
const oneLevel: ReadonlySet<ScaleId> = new Set(['cefr', 'jlpt', 'hsk', 'topik', 'delf_dalf', 'goethe']);
export const hasOneLevel = (scale: ScaleId): boolean => oneLevel.has(scale);

/** TOPIK examines speaking separately. */
const isUsuallyCovered = (scale: ScaleId, skill: Skill): boolean =>
  !(scale === 'topik' && spokenSkills.includes(skill));

const eachSkill = (make: (skill: Skill) => PartResult) =>
  Object.fromEntries(skills.map((skill) => [skill, make(skill)])) as Record<Skill, PartResult>;

/** An empty result of a test. */
export const emptyResult = (scale: ScaleId): TestResult => ({
  scale,
  edition: '',
  level: '',
  parts: eachSkill((skill) => ({ isCovered: isUsuallyCovered(scale, skill), level: '', score: '' })),
  taken_on: '',
  expires_on: '',
  certificate_number: '',
});

/** The edition of a result; the latest until a known one is chosen or follows from the day. */
export const editionOfResult = ({ scale, edition, taken_on }: TestResult): Edition =>
  editionOf({ scale, edition }, taken_on) ?? scales[scale].editions[0];

/** The parts of a test that give one result each, such as JLPT's for reading and listening together. */
export function partsOf(result: TestResult, tag: string): Skill[][] {
  const edition = editionOfResult(result);
  const level = hasOneLevel(result.scale) ? result.level : null;
  const tested = edition.skills.filter((skill) => hasSkill(tag, skill) && (!level || covers(edition, level, skill)));
  const groups = new Map<Skill, Skill[]>();
  for (const skill of tested) {
    const group = scales[result.scale].oneResultFor.find((each) => each.includes(skill));
    const first = tested.find((each) => each === skill || group?.includes(each)) ?? skill;
    groups.set(first, [...(groups.get(first) ?? []), skill]);
  }
  return [...groups.values()];
}

/** The levels that can be chosen: no certificate says that a person does not know a language. */
export const levelsOf = (edition: Edition): readonly string[] => edition.levels.filter((level) => level !== 'none');

/** The scores of a part, if it has any. */
export function scoresOf(result: TestResult, [skill = 'reading']: readonly Skill[]): ScoreRange | undefined {
  const edition = editionOfResult(result);
  const level = hasOneLevel(result.scale) ? result.level : result.parts[skill].level;
  return rangeOf(edition, level, skill);
}

const pointOf = (result: TestResult, skill: Skill): Pick<Claim, 'level' | 'score'> => {
  const { level, score } = result.parts[skill];
  const stated = hasOneLevel(result.scale) ? result.level : level;
  return {
    ...(isScored(editionOfResult(result)) ? {} : { level: stated || null }),
    ...(score.trim() && { score: decimalIn(score) ?? Number.NaN }),
  };
};

const isFilled = (result: TestResult, skill: Skill): boolean => {
  const { isCovered, level, score } = result.parts[skill];
  return hasOneLevel(result.scale) ? isCovered : level !== '' || score.trim() !== '';
};

/** The claims that a result states. Their evidence is the server's, so a changed result counts as declared. */
export function claimsOf(result: TestResult, tag: string): Claims {
  const { scale, edition, taken_on, expires_on, certificate_number } = result;
  const number = certificate_number.trim();
  const claims: Claims = {};
  for (const part of partsOf(result, tag)) {
    const [first] = part;
    if (!first || !isFilled(result, first)) continue;
    for (const skill of part) {
      claims[skill] = {
        scale,
        ...(edition && { edition }),
        ...pointOf(result, first),
        ...(taken_on && { taken_on }),
        ...(expires_on && { expires_on }),
        ...(number && { certificate_number: number }),
        evidence: 'declared',
      };
    }
  }
  return claims;
}

/** A stored result as it is edited. */
export function resultFrom(claims: Claims): TestResult | null {
  const [any] = Object.values(claims);
  if (!any) return null;
  const empty = emptyResult(any.scale);
  return {
    ...empty,
    edition: any.edition ?? '',
    level: any.level ?? '',
    taken_on: any.taken_on ?? '',
    expires_on: any.expires_on ?? '',
    certificate_number: any.certificate_number ?? '',
    parts: eachSkill((skill) => {
      const claim = claims[skill];
      return { isCovered: claim !== undefined, level: claim?.level ?? '', score: claim?.score?.toString() ?? '' };
    }),
  };
}
