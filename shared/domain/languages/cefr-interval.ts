import { isScored, scoreOf } from './editions.ts';
import { hullOf, type Interval, pointAt } from './interval.ts';
import type { MappingRow } from './mapping-row.ts';
import { mappingRows } from './mapping-rows.ts';
import { type CefrLevel, cefrLevels, type Edition, type Point, type ScaleId, scaleIds } from './scale.ts';
import type { Skill } from './skills.ts';

const positionOf = (level: CefrLevel): number => cefrLevels.indexOf(level);

const intervalOfRow = ({ cefr: [low, high] }: MappingRow): Interval => ({
  low: positionOf(low),
  high: positionOf(high),
});

/** What may decide a match: never an indicative row. */
const decisiveRows = new Map<ScaleId, MappingRow[]>(
  scaleIds.map((scale) => [scale, mappingRows.filter((row) => row.scale === scale && row.authority !== 'indicative')]),
);

/** Whether the scale has a mapping that is displayed but decides nothing. */
export const isIndicative = (scale: ScaleId): boolean =>
  mappingRows.some((row) => row.scale === scale && row.authority === 'indicative');

/** The rows that apply to a result, of its own level only if the scale has levels. */
export function rowsFor(point: Point, edition: Edition, skill: Skill): MappingRow[] {
  const rows = decisiveRows.get(point.scale) ?? [];
  return rows.filter((row) => row.edition === edition.name && row.skills.includes(skill));
}

/** The result lies below the lowest row: it is less than the level of that row, whatever it is. */
const below = (rows: readonly MappingRow[]): Interval => ({
  low: 0,
  high: Math.max(0, hullOf(rows.map(intervalOfRow)).low - 1),
});

/** By score, the highest row whose lowest score is reached; without a score, all rows may be meant. */
function byScore(rows: readonly MappingRow[], score: number | null): Interval {
  if (score === null) return hullOf(rows.map(intervalOfRow));
  const row = rows.findLast(({ min }) => min.score === null || min.score <= score);
  return row === undefined ? below(rows) : intervalOfRow(row);
}

/** The CEFR levels that an indicative row names for a score: for display only. */
export function indicativeInterval(point: Point, edition: Edition, skill: Skill): Interval | null {
  const rows = mappingRows.filter(
    (row) => row.scale === point.scale && row.authority === 'indicative' && row.skills.includes(skill),
  );
  const score = scoreOf(point, edition);
  return rows.length === 0 || score === null ? null : byScore(rows, score);
}

/** The CEFR levels that a result of another scale may mean; null if no row says so. */
export function cefrInterval(point: Point, edition: Edition, skill: Skill): Interval | null {
  const level = point.level ?? '';
  if (point.scale === 'cefr') return edition.levels.includes(level) ? pointAt(edition.levels.indexOf(level)) : null;
  const rows = rowsFor(point, edition, skill);
  if (rows.length === 0) return null;
  const score = scoreOf(point, edition);
  if (isScored(edition)) return score === null ? null : byScore(rows, score);
  const ofLevel = rows.filter(({ min }) => min.level === level);
  if (ofLevel.length > 0) return byScore(ofLevel, score);
  const lowest = edition.levels.indexOf(rows[0]?.min.level ?? '');
  const position = edition.levels.indexOf(level);
  return position >= 0 && position < lowest ? below(rows) : null;
}
