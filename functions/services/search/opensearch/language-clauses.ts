import { type Rung, rungs } from '#shared/domain/languages/language-row.ts';
import type { LevelBounds } from '#shared/domain/languages/level-bounds.ts';
import type { LevelCondition } from '#shared/domain/languages/level-condition.ts';
import { isWritten, type Skill, skills } from '#shared/domain/languages/skills.ts';
import { languageOf, widerTags, withoutScript } from '#shared/domain/languages/tags.ts';
import { conditionBounds, type Side } from '../embedded/compare-levels.ts';
import type { LanguageQuery, SearchKind } from '../port/port.ts';
import { all, any, type Clause, compares, has, is, isOneOf, not } from './clause.ts';

// Conditions on languages as clauses over the nested parts (rows of a person, alternatives of a job) and their nested
// levels, with the results of `level-condition.ts`. A stated level meets a condition when its low end reaches the
// condition's high end; for a required level the sides change.

type Proof = Pick<LanguageQuery, 'evidence' | 'today'>;

const field = (name: string) => `parts.levels.${name}`;
const hasLevel = (clauses: readonly Clause[]): Clause => has('parts.levels', all(clauses));
const hasPart = (clauses: readonly Clause[]): Clause => has('parts', all(clauses));

/** Parts, or documents, with levels of which every one meets a clause. */
const hasOnly = (levels: readonly Clause[], clause: Clause): Clause[] => [
  hasLevel(levels),
  not(hasLevel([...levels, not(clause)])),
];

const skillsOf = ({ skill }: LevelCondition): readonly Skill[] => (skill === undefined ? skills : [skill]);

/** Levels on the condition's own scale compare there, all others in the CEFR. */
const onAxis = (
  { scale, edition, own, cefr }: LevelBounds,
  column: 'low' | 'high',
  operator: Parameters<typeof compares>[1],
  end: 'low' | 'high',
): Clause =>
  any([
    all([
      is(field('scale'), scale),
      is(field('edition'), edition),
      compares(field(`own_${column}`), operator, own[end]),
    ]),
    all([not(is(field('scale'), scale)), compares(field(`cefr_${column}`), operator, cefr[end])]),
  ]);

const meets = (side: Side, bounds: LevelBounds): Clause =>
  side === 'stated' ? onAxis(bounds, 'low', 'gte', 'high') : onAxis(bounds, 'high', 'lte', 'low');

const fallsShort = (side: Side, bounds: LevelBounds): Clause =>
  side === 'stated' ? onAxis(bounds, 'high', 'lt', 'low') : onAxis(bounds, 'low', 'gt', 'high');

/** Levels of languages that count for the tag in this skill. */
function serves(side: Side, tag: string, skill: Skill): Clause {
  const compared = isWritten(skill) ? tag : withoutScript(tag);
  return isOneOf(field('tags'), side === 'stated' ? [compared] : widerTags(compared));
}

/** For each skill, the conditions on its levels. */
const bySkill = (condition: LevelCondition, ask: (skill: Skill) => readonly Clause[]): Clause =>
  any(skillsOf(condition).map((skill) => all([is(field('skill'), skill), ...ask(skill)])));

/** Of people: claims with the evidence, as of today. */
function proven({ evidence, today }: Proof): Clause[] {
  const rung = rungs.indexOf(evidence);
  return rung === 0 ? [] : [compares(field('rung'), 'gte', rung), compares(field('valid_until'), 'gte', today)];
}

const isStated = not(is(field('scale'), 'none'));

/** Levels that a condition is about, in any of its skills. */
const about = (condition: LevelCondition): Clause[] => [
  is(field('base'), languageOf(condition.tag)),
  isOneOf(field('skill'), skillsOf(condition)),
];

/** Documents that meet a condition. */
export function metBy(side: Side, condition: LevelCondition, proof: Proof): Clause {
  const { tag, skill, level } = condition;
  if (level !== undefined) {
    const met = bySkill(condition, (each) => [
      serves(side, tag, each),
      meets(side, conditionBounds(side, level, each)),
    ]);
    return side === 'stated'
      ? hasLevel([...about(condition), met, ...proven(proof)])
      : hasPart(hasOnly(about(condition), met));
  }
  const isTagEnough = skill === undefined && (side === 'required' || proof.evidence === 'declared');
  if (isTagEnough) return is('tags', tag);
  const levels = [isOneOf(field('skill'), skillsOf(condition)), isStated, ...proven(proof)];
  return hasPart([is('parts.tags', tag), hasLevel(levels)]);
}

/** Documents with the language for which the condition is not decided against: those who meet it, and unknown ones. */
export function notShort(side: Side, condition: LevelCondition, proof: Proof): Clause {
  const { tag, level } = condition;
  if (level === undefined) return metBy(side, condition, proof);
  const short = bySkill(condition, (skill) => [fallsShort(side, conditionBounds(side, level, skill))]);
  const excluded = side === 'stated' ? statedShort(condition, short) : requiredShort(condition, short);
  return all([is('tags', languageOf(tag)), not(excluded)]);
}

/** People are short when all their claims are, in each of the skills. */
const statedShort = (condition: LevelCondition, short: Clause): Clause =>
  all([
    ...hasOnly(about(condition), short),
    ...skillsOf(condition).map((skill) => hasLevel(about({ ...condition, skill }))),
  ]);

/** Of jobs, every alternative has to be beyond the level, each in one of its skills. */
function requiredShort(condition: LevelCondition, short: Clause): Clause {
  const levels = about(condition);
  return all([hasLevel(levels), not(hasPart([hasLevel(levels), not(hasLevel([...levels, short]))]))]);
}

/** All conditions on languages; evidence alone may be that of any claim. */
export function languageClauses({ levels }: SearchKind, languages: LanguageQuery | undefined): Clause[] {
  if (levels === undefined || languages === undefined) return [];
  const { conditions } = languages;
  if (conditions.length > 0) return conditions.map((each) => metBy(levels, each, languages));
  return isEvidenceRequired(languages.evidence) ? [hasLevel(statedWith(languages))] : [];
}

export const isEvidenceRequired = (evidence: Rung): boolean => evidence !== 'declared';

/** Levels that are stated with the evidence. */
export const statedWith = (proof: Proof): Clause[] => [isStated, ...proven(proof)];

/**
 * Documents for which a level of the CEFR would be enough: people who reach it, jobs that ask for no more of a condition's
 * language, or, without one, in any alternative.
 */
export function enough(side: Side, condition: LevelCondition | undefined, rank: number, proof: Proof): Clause {
  const levels = condition ? about(condition) : [];
  const served = condition ? [bySkill(condition, (skill) => [serves(side, condition.tag, skill)])] : [];
  return side === 'stated'
    ? hasLevel([...levels, ...served, ...proven(proof), compares(field('cefr_low'), 'gte', rank)])
    : hasPart(hasOnly(levels, all([...served, compares(field('cefr_high'), 'lte', rank)])));
}
