import type { DatabaseSync } from 'node:sqlite';
import type { Total } from '#shared/contracts/total.ts';
import type { Contains, IndexKind } from './index-kind.ts';
import { matchOf, matchWalk, orderWalk } from './index-search.ts';
import { allOf, has, type Sql } from './sql.ts';

/** How many documents' texts are examined for counts (about 10 ms), and how many are counted without texts. */
const mostExamined = { withTexts: 2_000, withoutTexts: 10_000 };

/** Creates the table that holds the results of a search while they are counted. */
export const createHits = (database: DatabaseSync): void =>
  database.exec('CREATE TEMP TABLE IF NOT EXISTS hits (slot INTEGER PRIMARY KEY, is_hit INTEGER)');

/**
 * Writes the newest documents that match to `hits`, up to a bound; those with another text are no hits.
 * @returns the bound
 */
export function collectHits(
  database: DatabaseSync,
  kind: IndexKind,
  contains: readonly Contains[],
  limits: readonly Sql[],
): number {
  database.exec('DELETE FROM hits');
  const most = contains.length > 0 ? mostExamined.withTexts : mostExamined.withoutTexts;
  const match = matchOf(database, kind, contains);
  if (match === 'nothing') return most;
  const part = { column: undefined } as const;
  const { source, where, order } = match === undefined ? orderWalk(limits, part) : matchWalk(match, limits, part);
  const filter = allOf(contains.map(has));
  database
    .prepare(
      `INSERT INTO hits SELECT d.slot, ${filter.text} FROM
        (SELECT d.slot AS slot FROM ${source} WHERE ${where.text} ORDER BY ${order} LIMIT ?) c
        CROSS JOIN documents d ON d.slot = c.slot`,
    )
    .run(...filter.values, ...where.values, most);
  return most;
}

/** How many hits there are, exactly if fewer documents matched than the bound. */
export function countHits(database: DatabaseSync, most: number): Total {
  const found = database.prepare('SELECT count(*) AS examined, sum(is_hit <> 0) AS matching FROM hits').get();
  return { count: Number(found?.matching ?? 0), isExact: Number(found?.examined) < most };
}
