import type { DatabaseSync } from 'node:sqlite';
import { rungs } from '#shared/domain/languages/language-row.ts';
import { type CefrLevel, cefrLevels } from '#shared/domain/languages/scale.ts';
import { collectHits } from './hits.ts';
import { countMatching, filtersOf } from './index-count.ts';
import type { Counted, Facet, IndexFilters, IndexKind, IndexQuery, LanguageQuery, Summary } from './index-kind.ts';
import { isEvidenceAsked, languageLimits, notShort, ofBase, proven, serving, skillsOf } from './language-sql.ts';
import { allOf, anyOf, compared, type Sql } from './sql.ts';

/** The most frequent values of a facet that an answer has. */
const mostValues = 30;

const inOrder = (values: readonly Counted[]): Counted[] =>
  values
    .toSorted((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1))
    .slice(0, mostValues);

/** Counts the results of a query; each facet over the results of all filters but its own. */
export function summariseTables(database: DatabaseSync, kind: IndexKind, query: IndexQuery): Summary {
  const filters = filtersOf(query);
  const total = countMatching(database, kind, filters);
  const counter = new FacetCounter(database, kind, filters);
  return {
    total,
    unknown: countUnknown(database, kind, filters, total.count),
    facets: { ...counter.valueFacets(), ...(kind.levels && filters.languages ? counter.languageFacets() : {}) },
  };
}

/** Those for whom no condition is decided against, without those who meet all. */
function countUnknown(database: DatabaseSync, kind: IndexKind, filters: IndexFilters, met: number): number {
  const { levels } = kind;
  const { languages } = filters;
  if (levels === undefined || !languages?.conditions.some(({ level }) => level !== undefined)) return 0;
  const possible = languages.conditions.map((each) => notShort(levels, each, languages));
  const { count } = countMatching(database, kind, { ...filters, languages: undefined }, possible);
  return Math.max(0, count - met);
}

class FacetCounter {
  private readonly database: DatabaseSync;
  private readonly kind: IndexKind;
  private readonly filters: IndexFilters;
  /** The filters whose results are collected now. */
  private collected = '';

  constructor(database: DatabaseSync, kind: IndexKind, filters: IndexFilters) {
    this.database = database;
    this.kind = kind;
    this.filters = filters;
  }

  /** Several facets are often counted over the same results. */
  private collect(filters: IndexFilters): void {
    const key = JSON.stringify(filters);
    if (key === this.collected) return;
    this.collected = key;
    const { contains, where, languages } = filters;
    const limits = [...where.map(compared), ...languageLimits(this.kind, languages)];
    collectHits(this.database, this.kind, contains, limits);
  }

  /** Facets without a filter of their own are counted together, over the same results. */
  valueFacets(): Record<string, Counted[]> {
    const { facets = [] } = this.kind;
    const isFiltered = ({ filters }: Facet) => this.filters.where.some(({ column }) => filters.includes(column));
    const counted: Record<string, Counted[]> = {};
    for (const facet of facets.filter(isFiltered)) {
      this.collect({
        ...this.filters,
        where: this.filters.where.filter(({ column }) => !facet.filters.includes(column)),
      });
      Object.assign(counted, this.countValues([facet]));
    }
    this.collect(this.filters);
    return { ...counted, ...this.countValues(facets.filter((facet) => !isFiltered(facet))) };
  }

  private countValues(facets: readonly Facet[]): Record<string, Counted[]> {
    if (facets.length === 0) return {};
    const columns = facets.map(({ column }) => `d.${column}`).join(', ');
    const groups = this.database.prepare(
      `SELECT ${columns}, count(*) FROM hits h CROSS JOIN documents d INDEXED BY by_time ON d.slot = h.slot
        WHERE h.is_hit GROUP BY ${columns}`,
    );
    groups.setReturnArrays(true);
    const sums = facets.map(() => new Map<string | number, number>());
    for (const group of groups.iterate() as Iterable<unknown> as Iterable<(string | number | null)[]>) {
      const count = Number(group.at(-1));
      for (const [place, sum] of sums.entries()) {
        const value = group[place];
        if (value !== null && value !== undefined) sum.set(value, (sum.get(value) ?? 0) + count);
      }
    }
    const values = (sum: Map<string | number, number>) => inOrder([...sum].map(([value, count]) => ({ value, count })));
    return Object.fromEntries(facets.map(({ name }, place) => [name, values(sums[place] ?? new Map())]));
  }

  /** The hits without a facet of their own are still those of all filters. */
  languageFacets(): Record<string, Counted[]> {
    const languages = this.filters.languages as LanguageQuery;
    return {
      language: this.countTags(languages),
      level: this.countLevels(languages),
      ...(this.kind.levels === 'stated' ? { evidence: this.countEvidence(languages) } : {}),
    };
  }

  /** A refinement counts under its language, too. */
  private countTags(languages: LanguageQuery): Counted[] {
    this.collect({ ...this.filters, languages: { ...languages, conditions: [] } });
    const where = allOf([{ text: "scale <> 'none'", values: [] }, proven(languages)]);
    const source = isEvidenceAsked(languages.evidence)
      ? { ...where, text: `(SELECT slot, tag FROM levels WHERE ${where.text})` }
      : { text: 'tags', values: [] };
    const found = this.database.prepare(
      `SELECT t.tag AS value, count(DISTINCT t.slot) AS count FROM hits h CROSS JOIN ${source.text} t ON t.slot = h.slot
        WHERE h.is_hit GROUP BY t.tag`,
    );
    return inOrder(found.all(...source.values) as unknown as Counted[]);
  }

  /** For each level, how many results there were if the last condition asked for it; without one, in any language. */
  private countLevels(languages: LanguageQuery): Counted[] {
    const { conditions } = languages;
    const last = conditions.at(-1);
    this.collect({ ...this.filters, languages: { ...languages, conditions: conditions.slice(0, -1) } });
    const isStated = this.kind.levels === 'stated';
    const serves = last
      ? anyOf(
          skillsOf(last).map((skill) =>
            allOf([{ text: 'skill = ?', values: [skill] }, serving(this.kind.levels ?? 'stated', last.tag, skill)]),
          ),
        )
      : { text: 'TRUE', values: [] };
    const base = last ? [ofBase(last), ...(last.skill ? [{ text: 'skill = ?', values: [last.skill] }] : [])] : [];
    const sums = isStated
      ? this.bestLevels(allOf([...base, serves, proven(languages)]))
      : this.leastLevels(allOf(base), serves);
    const reached = (level: number) =>
      sums
        .filter(({ value }) => (isStated ? Number(value) >= level : Number(value) <= level))
        .reduce((sum, { count }) => sum + count, 0);
    const asked = cefrLevels.slice(1) as Exclude<CefrLevel, 'none'>[];
    return asked.map((value) => ({ value, count: reached(cefrLevels.indexOf(value)) }));
  }

  private bestLevels(where: Sql): Counted[] {
    const found = this.database.prepare(
      `SELECT value, count(*) AS count FROM
        (SELECT max(l.cefr_low) AS value FROM hits h CROSS JOIN levels l INDEXED BY levels_of ON l.slot = h.slot
          WHERE h.is_hit AND ${where.text} GROUP BY h.slot) GROUP BY value`,
    );
    return found.all(...where.values) as unknown as Counted[];
  }

  private leastLevels(where: Sql, serves: Sql): Counted[] {
    const found = this.database.prepare(
      `SELECT value, count(*) AS count FROM (SELECT min(highest) AS value FROM
        (SELECT h.slot AS slot, max(l.cefr_high) AS highest FROM hits h CROSS JOIN levels l INDEXED BY levels_of ON l.slot = h.slot
          WHERE h.is_hit AND ${where.text} GROUP BY h.slot, l.part HAVING min(${serves.text}) = 1) GROUP BY slot)
        GROUP BY value`,
    );
    return found.all(...where.values, ...serves.values) as unknown as Counted[];
  }

  /** For each rung, how many results there were if it was the weakest that counts. */
  private countEvidence(languages: LanguageQuery): Counted[] {
    const { conditions } = languages;
    this.collect({ ...this.filters, languages: { ...languages, evidence: 'declared' } });
    return rungs.map((evidence) => {
      const where = allOf(languageLimits(this.kind, { conditions, evidence, today: languages.today }));
      const found = this.database.prepare(`SELECT count(*) AS count FROM hits d WHERE d.is_hit AND ${where.text}`);
      return { value: evidence, count: Number(found.get(...where.values)?.count) };
    });
  }
}
