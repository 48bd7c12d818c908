import type { IndexKind, SearchQuery } from '#functions/services/search/port/port.ts';
import { type SearchAnswer, searchIndex } from '#functions/services/search/search-store.ts';
import { type Loosening, singleFilters } from '#shared/contracts/search-answers.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/** Bounds the work of one search without results: a count each, milliseconds at 100,000 documents. */
const maxCounted = 8;
/** As many as help to choose. */
const maxAnswered = 3;

interface Query extends Partial<Record<(typeof singleFilters)[number] | 'salary_min' | 'salary_max', unknown>> {
  tag?: readonly unknown[] | undefined;
  skill?: readonly unknown[] | undefined;
  level?: readonly unknown[] | undefined;
}

type Change = Pick<Loosening, 'filter' | 'condition'>;

const without = (list: readonly unknown[] | undefined, place: number) => list?.filter((_, at) => at !== place);

interface Looser {
  change: Change;
  query: Query;
}

const withoutLevels = ({ level = [] }: Query): Looser[] =>
  level.flatMap((each, condition) =>
    each ? [{ change: { filter: 'level', condition }, query: { level: level.toSpliced(condition, 1, null) } }] : [],
  );

const withoutTags = ({ tag = [], skill, level }: Query): Looser[] =>
  tag.map((_, condition) => ({
    change: { filter: 'tag', condition },
    query: { tag: without(tag, condition), skill: without(skill, condition), level: without(level, condition) },
  }));

const withoutPay = ({ salary_min, salary_max }: Query): Looser[] =>
  salary_min === undefined && salary_max === undefined
    ? []
    : [{ change: { filter: 'pay' }, query: { salary_min: undefined, salary_max: undefined } }];

/** The query with one filter less each; of a condition on a language, its level alone before all of it. */
function looserQueries<Given extends Query>(given: Given): { change: Change; query: Given }[] {
  const singles = singleFilters
    .filter((name) => given[name] !== undefined && given[name] !== '')
    .map((filter): Looser => ({ change: { filter }, query: { [filter]: undefined } }));
  return [...withoutLevels(given), ...singles, ...withoutPay(given), ...withoutTags(given)].map(
    ({ change, query }) => ({ change, query: { ...given, ...query } }),
  );
}

/** Whether there is a smaller change: the level of the same condition. */
const isTooMuch = ({ filter, condition }: Loosening, others: readonly Loosening[]) =>
  filter === 'tag' && others.some((each) => each.filter === 'level' && each.condition === condition);

/**
 * Which single filter to loosen where nothing was found, and how many results that gives, most first; nothing for an answer that has
 * results, or may lack some. At most eight counts of the index, no read of the table.
 * @param toQuery the query of the search itself, so that a count shows no more than a search
 */
export async function looseningsOf<Given extends Query>(
  kind: IndexKind,
  { found, isPartial }: Pick<SearchAnswer, 'found' | 'isPartial'>,
  given: Given,
  toQuery: (query: Given) => Promise<SearchQuery>,
  now: EpochMs,
): Promise<{ loosenings?: Loosening[] }> {
  if (found.length > 0 || isPartial) return {};
  const counted = looserQueries(given)
    .slice(0, maxCounted)
    .map(async ({ change, query }): Promise<Loosening> => {
      const counts = { order: 'newest', limit: 1, after: undefined, counted: 'total' } as const;
      const total = (await searchIndex(kind, { ...(await toQuery(query)), ...counts }, now))?.total;
      return { ...change, total: total?.count ?? 0, total_is_exact: total?.isExact ?? false };
    });
  const loosenings = (await Promise.all(counted)).filter(({ total }) => total > 0);
  if (loosenings.length === 0) return {};
  const smallest = loosenings.filter((each) => !isTooMuch(each, loosenings));
  return { loosenings: smallest.toSorted((left, right) => right.total - left.total).slice(0, maxAnswered) };
}
