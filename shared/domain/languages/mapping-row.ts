import type { CefrLevel, ScaleId } from './scale.ts';
import type { Skill } from './skills.ts';

/** A level, a score, or the score of a level. */
interface Mark {
  level: string | null;
  score: number | null;
}

/** The results from `min` to `max`, of one level if the scale has levels, mean the CEFR levels of `cefr`. */
export interface MappingRow {
  scale: ScaleId;
  edition: string | null;
  skills: readonly Skill[];
  min: Mark;
  max: Mark;
  /** Lowest and highest level. */
  cefr: readonly [CefrLevel, CefrLevel];
  /** `indicative` rows are displayed and never decide a match. */
  authority: 'official' | 'provider' | 'indicative';
  /** Address of the page that says so. */
  source: string;
  /** Day on which the source was read. */
  read_on: string;
}

type Origin = Pick<MappingRow, 'scale' | 'edition' | 'skills' | 'authority' | 'source' | 'read_on'>;

/** Rows of scores: `[lowest, highest, level]`. */
export const scoreRows = (
  origin: Origin,
  bands: readonly (readonly [number, number, CefrLevel])[],
  level: string | null = null,
): MappingRow[] =>
  bands.map(([min, max, cefr]) => ({
    ...origin,
    min: { level, score: min },
    max: { level, score: max },
    cefr: [cefr, cefr],
  }));

/** Rows of levels: `[level, lowest, highest]`, the highest being the lowest when left out. */
export const levelRows = (
  origin: Origin,
  equivalents: readonly (readonly [string, CefrLevel, CefrLevel?])[],
): MappingRow[] =>
  equivalents.map(([level, low, high = low]) => ({
    ...origin,
    min: { level, score: null },
    max: { level, score: null },
    cefr: [low, high],
  }));
