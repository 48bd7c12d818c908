import { type Rung, rungs } from '#shared/domain/languages/language-row.ts';
import { boundsOf, type LevelBounds } from '#shared/domain/languages/level-bounds.ts';
import type { LevelCondition } from '#shared/domain/languages/level-condition.ts';
import type { Point } from '#shared/domain/languages/scale.ts';
import { isWritten, type Skill, skills } from '#shared/domain/languages/skills.ts';
import { languageOf, widerTags, withoutScript } from '#shared/domain/languages/tags.ts';
import type { IndexKind, LanguageQuery } from './index-kind.ts';
import { allOf, anyOf, type Sql } from './sql.ts';

// Conditions on languages as SQL over the tables `tags` and `levels`, with the results of `level-condition.ts`. A stated
// level meets a condition when its low end reaches the condition's high end; for a required level the sides change.

type Side = NonNullable<IndexKind['levels']>;
export type Proof = Pick<LanguageQuery, 'evidence' | 'today'>;

export const skillsOf = ({ skill }: Pick<LevelCondition, 'skill'>): readonly Skill[] =>
  skill === undefined ? skills : [skill];

export const among = (column: string, values: readonly string[]): Sql => ({
  text: `${column} IN (${values.map(() => '?').join(', ')})`,
  values,
});

const inSlots = ({ text, values }: Sql): Sql => ({ text: `d.slot IN (${text})`, values });

/** Levels on the condition's own scale compare there, all others in the CEFR. */
const onAxis = ({ scale, edition, own, cefr }: LevelBounds, column: string, is: string, end: 'low' | 'high'): Sql => ({
  text: `CASE WHEN scale = ? THEN edition = ? AND own_${column} ${is} ? ELSE cefr_${column} ${is} ? END`,
  values: [scale, edition, own[end], cefr[end]],
});

const meets = (side: Side, bounds: LevelBounds): Sql =>
  side === 'stated' ? onAxis(bounds, 'low', '>=', 'high') : onAxis(bounds, 'high', '<=', 'low');

const fallsShort = (side: Side, bounds: LevelBounds): Sql =>
  side === 'stated' ? onAxis(bounds, 'high', '<', 'low') : onAxis(bounds, 'low', '>', 'high');

/** Levels of languages that count for the tag in this skill. */
export function serving(side: Side, tag: string, skill: Skill): Sql {
  const compared = isWritten(skill) ? tag : withoutScript(tag);
  return among('tag', side === 'stated' ? [compared] : widerTags(compared));
}

/** For each skill, what is asked of its levels. */
const bySkill = (condition: LevelCondition, ask: (skill: Skill) => readonly Sql[]): Sql =>
  anyOf(skillsOf(condition).map((skill) => allOf([among('skill', [skill]), ...ask(skill)])));

/** Of people: claims with the evidence, as of today. */
export const proven = ({ evidence, today }: Proof): Sql => {
  const rung = rungs.indexOf(evidence);
  return rung === 0
    ? { text: 'TRUE', values: [] }
    : { text: '(rung >= ? AND valid_until >= ?)', values: [rung, today] };
};

const isStated: Sql = { text: "scale <> 'none'", values: [] };

/** Documents that meet a condition. */
export function metBy(side: Side, condition: LevelCondition, proof: Proof): Sql {
  const { tag, skill, level } = condition;
  if (level !== undefined)
    return inSlots(side === 'stated' ? reached(condition, level, proof) : enough(condition, level));
  const isTagEnough = skill === undefined && (side === 'required' || proof.evidence === 'declared');
  if (isTagEnough) return inSlots({ text: 'SELECT slot FROM tags WHERE tag = ?', values: [tag] });
  const asked = allOf([
    { text: 't.tag = ?', values: [tag] },
    among('l.skill', skillsOf(condition)),
    isStated,
    proven(proof),
  ]);
  return inSlots({
    ...asked,
    text: `SELECT l.slot FROM tags t CROSS JOIN levels l ON l.slot = t.slot AND l.part = t.part WHERE ${asked.text}`,
  });
}

/** People with a claim that reaches the level. */
function reached(condition: LevelCondition, level: Point, proof: Proof): Sql {
  const asked = bySkill(condition, (skill) => [
    serving('stated', condition.tag, skill),
    meets('stated', boundsOf(level, skill)),
  ]);
  const where = allOf([ofBase(condition), asked, proven(proof)]);
  return { ...where, text: `SELECT slot FROM levels WHERE ${where.text}` };
}

/** Jobs with an alternative for which the level is enough in each skill that it asks for. */
function enough(condition: LevelCondition, level: Point): Sql {
  const asked = bySkill(condition, (skill) => [
    serving('required', condition.tag, skill),
    meets('required', boundsOf(level, skill)),
  ]);
  const where = allOf([ofBase(condition), among('skill', skillsOf(condition))]);
  return {
    text: `SELECT slot FROM levels WHERE ${where.text} GROUP BY slot, part HAVING min(${asked.text}) = 1`,
    values: [...where.values, ...asked.values],
  };
}

export const ofBase = ({ tag }: Pick<LevelCondition, 'tag'>): Sql => ({
  text: 'base = ?',
  values: [languageOf(tag)],
});

/** Documents with the language for which the condition is not decided against: those who meet it, and unknown ones. */
export function notShort(side: Side, condition: LevelCondition, proof: Proof): Sql {
  const { tag, level } = condition;
  if (level === undefined) return metBy(side, condition, proof);
  const short = bySkill(condition, (skill) => [fallsShort(side, boundsOf(level, skill))]);
  const where = allOf([ofBase(condition), among('skill', skillsOf(condition))]);
  const excluded = side === 'stated' ? statedShort(where, short, condition) : requiredShort(where, short);
  return {
    text: `d.slot IN (SELECT slot FROM tags WHERE tag = ?) AND d.slot NOT IN (${excluded.text})`,
    values: [languageOf(tag), ...excluded.values],
  };
}

/** People are short when all their claims are, in each of the skills. */
const statedShort = (where: Sql, short: Sql, condition: LevelCondition): Sql => ({
  text: `SELECT slot FROM levels WHERE ${where.text} GROUP BY slot
    HAVING min(${short.text}) = 1 AND count(DISTINCT skill) = ${skillsOf(condition).length}`,
  values: [...where.values, ...short.values],
});

/** Of jobs, every alternative has to be beyond the level, each in one of its skills. */
const requiredShort = (where: Sql, short: Sql): Sql => ({
  text: `SELECT slot FROM (SELECT slot, max(${short.text}) AS short FROM levels WHERE ${where.text} GROUP BY slot, part)
    GROUP BY slot HAVING min(short) = 1`,
  values: [...short.values, ...where.values],
});

/** Everything that is asked of languages; evidence alone is wanted of any claim. */
export function languageLimits({ levels }: IndexKind, languages: LanguageQuery | undefined): Sql[] {
  if (levels === undefined || languages === undefined) return [];
  const { conditions } = languages;
  if (conditions.length > 0) return conditions.map((each) => metBy(levels, each, languages));
  return isEvidenceAsked(languages.evidence) ? [withEvidence(languages)] : [];
}

export const isEvidenceAsked = (evidence: Rung): boolean => evidence !== 'declared';

const withEvidence = (proof: Proof): Sql => {
  const where = allOf([isStated, proven(proof)]);
  return inSlots({ ...where, text: `SELECT slot FROM levels WHERE ${where.text}` });
};
