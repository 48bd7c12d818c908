import type { Alternative, LanguageRequirements, Need, Pair } from './language-requirement.ts';
import type { Claim, LanguageRow, Mode } from './language-row.ts';
import { match, type SkillMatch } from './match.ts';
import type { Point, ScaleId } from './scale.ts';
import type { Skill } from './skills.ts';
import { languageTestedBy } from './tested-languages.ts';

/** Short ways to write rows and requirements in tests. */
export const today = '2026-12-15';

/** A result: `point('jlpt', 'N2', 118)`, `point('ielts', 7)`. */
export const point = (scale: ScaleId, result: string | number | null, score: number | null = null): Point =>
  typeof result === 'number' ? { scale, level: null, score: result } : { scale, level: result, score };

export const claim = (stated: Point, more: Partial<Claim> = {}): Claim => ({
  ...stated,
  evidence: 'declared',
  ...more,
});

export const row = (
  tag: string,
  skills: Partial<LanguageRow['skills']> = {},
  more: Partial<LanguageRow> = {},
): LanguageRow => ({
  tag,
  native: false,
  working: null,
  last_used: null,
  ...more,
  skills: { listening: [], reading: [], spoken_interaction: [], spoken_production: [], writing: [], ...skills },
});

export const part = (need: Need, ...any: Alternative[]) => ({ need, any });

export const job = (all: LanguageRequirements['all'], pairs: readonly Pair[] = []): LanguageRequirements => ({
  all,
  pairs,
});

export const cefr = (level: string): Point => point('cefr', level);

/** The match of one skill against one minimum. */
export function matchOne(
  rows: readonly LanguageRow[],
  tag: string,
  skill: Skill,
  minimum: Point,
  evidence: Alternative['evidence_at_least'] = null,
): SkillMatch {
  const wanted = job([part('must', { tag, min: { [skill]: minimum }, evidence_at_least: evidence })]);
  const found = match(rows, [], wanted, today).parts[0]?.any[0]?.skills[0];
  if (found === undefined) throw new Error('The requirement has no skill.');
  return found;
}

/** A language that the tests of both results examine, or else that of the first. */
const languageFor = (...points: readonly Point[]): string =>
  points.map(({ scale }) => languageTestedBy(scale)).find((tag) => tag !== undefined) ?? 'ja';

/** The match of one claim, stated under the skill that is required. */
export const matchClaim = (
  stated: Claim,
  skill: Skill,
  minimum: Point,
  tag = languageFor(stated, minimum),
): SkillMatch => matchOne([row(tag, { [skill]: [stated] })], tag, skill, minimum);

export const pair = (from: string, to: string, mode: Mode = 'consecutive', need: Need = 'must'): Pair => ({
  from,
  to,
  mode,
  need,
});
