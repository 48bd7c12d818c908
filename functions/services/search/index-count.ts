import type { DatabaseSync } from 'node:sqlite';
import type { Total } from '#shared/contracts/total.ts';
import { collectHits, countHits } from './hits.ts';
import { type IndexFilters, type IndexKind, type IndexQuery, termsIn } from './index-kind.ts';
import { languageLimits } from './language-sql.ts';
import { allOf, compared, type Sql } from './sql.ts';

/** The filters of a query, with the terms that its order matches. */
export const filtersOf = ({ order, contains, where, languages }: IndexQuery): IndexFilters => ({
  contains: order.by === 'rank' ? [...contains, ...termsIn(order.columns, order.terms)] : contains,
  where,
  languages,
});

/**
 * How many documents match: without texts exactly, with them a lower bound where too many would have to be examined.
 * @param others further limits
 */
export function countMatching(
  database: DatabaseSync,
  kind: IndexKind,
  { contains, where, languages }: IndexFilters,
  others: readonly Sql[] = [],
): Total {
  const limits = [...where.map(compared), ...languageLimits(kind, languages), ...others];
  if (contains.length > 0) return countHits(database, collectHits(database, kind, contains, limits));
  const all = allOf(limits);
  const found = database.prepare(`SELECT count(*) AS matching FROM documents d INDEXED BY by_time WHERE ${all.text}`);
  return { count: Number(found.get(...all.values)?.matching), isExact: true };
}

/** How many documents match a query. */
export const countTables = (database: DatabaseSync, kind: IndexKind, query: IndexQuery): Total =>
  countMatching(database, kind, filtersOf(query));
