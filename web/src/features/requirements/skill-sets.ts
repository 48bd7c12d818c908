import type { Alternative } from '#shared/domain/languages/language-requirement.ts';
import type { Point } from '#shared/domain/languages/scale.ts';
import { type Skill, skills, skillsOf } from '#shared/domain/languages/skills.ts';
import { canonicalTag } from '#shared/domain/languages/tags.ts';
import { isTestOf } from '#shared/domain/languages/tested-languages.ts';

/** Skills that jobs ask for together, the most usual first. */
const sets = {
  speaking: ['spoken_interaction', 'spoken_production'],
  all: [...skills],
  conversation: ['listening', 'spoken_interaction'],
  understanding: ['listening', 'reading'],
  text: ['reading', 'writing'],
  listening: ['listening'],
  reading: ['reading'],
  spoken_interaction: ['spoken_interaction'],
  spoken_production: ['spoken_production'],
  writing: ['writing'],
} as const satisfies Record<string, readonly Skill[]>;

export type SkillSetName = keyof typeof sets;
type Min = Alternative['min'];

const setNames = Object.keys(sets) as SkillSetName[];

/** Signed languages are neither read nor written. */
export const skillsOfSet = (name: SkillSetName, tag: string): readonly Skill[] =>
  name === 'all' ? skillsOf(tag) : sets[name];

/** The sets that a language has and a test examines. */
export const setsFor = (tag: string, tested: readonly Skill[]): SkillSetName[] =>
  setNames.filter((name) =>
    skillsOfSet(name, tag).every((skill) => skillsOf(tag).includes(skill) && tested.includes(skill)),
  );

const namedIn = (min: Min): Skill[] => skills.filter((skill) => min[skill] !== undefined);

const isSame = (left: Point, right: Point): boolean =>
  left.scale === right.scale &&
  (left.edition ?? null) === (right.edition ?? null) &&
  (left.level ?? null) === (right.level ?? null) &&
  (left.score ?? null) === (right.score ?? null);

/** The set and the minimum of an alternative with one minimum; null where skills differ. */
export function oneMinimum(min: Min, tag: string): { set: SkillSetName; point: Point } | null {
  const named = namedIn(min);
  const [first] = named;
  const point = first && min[first];
  if (!point || named.some((skill) => !isSame(min[skill] ?? point, point))) return null;
  const set = setNames.find((name) => {
    const wanted = skillsOfSet(name, tag);
    return wanted.length === named.length && wanted.every((skill) => named.includes(skill));
  });
  return set === undefined ? null : { set, point };
}

export const minFor = (chosen: readonly Skill[], point: Point): Min =>
  Object.fromEntries(chosen.map((skill) => [skill, point]));

const usual: Point = { scale: 'cefr', level: 'B2' };

/** The point, unless it is a result of a test of another language; texts that name no language yet change nothing. */
const pointOfLanguage = (point: Point, tag: string): Point =>
  canonicalTag(tag) === null || isTestOf(point.scale, tag) ? point : usual;

/** The same minimum without the skills that the language lacks, signing where none is left, and without tests of others. */
export function minOfLanguage(min: Min, tag: string): Min {
  const named = namedIn(min);
  const pointOf = (skill: Skill | undefined) => pointOfLanguage((skill && min[skill]) ?? usual, tag);
  const possible = named.filter((skill) => skillsOf(tag).includes(skill));
  if (named.length === 0) return min;
  if (possible.length === 0) return minFor(sets.speaking, pointOf(named[0]));
  return Object.fromEntries(possible.map((skill) => [skill, pointOf(skill)]));
}
