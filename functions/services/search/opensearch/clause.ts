/** A part of a query in OpenSearch's query language. */
export type Clause = Readonly<Record<string, unknown>>;

export const all = (clauses: readonly Clause[]): Clause => ({ bool: { filter: clauses } });

export const any = (clauses: readonly Clause[]): Clause => ({ bool: { should: clauses, minimum_should_match: 1 } });

export const not = (clause: Clause): Clause => ({ bool: { must_not: [clause] } });

export const is = (field: string, value: string | number | boolean): Clause => ({ term: { [field]: { value } } });

export const isOneOf = (field: string, values: readonly string[]): Clause => ({ terms: { [field]: values } });

/** A comparison by one of OpenSearch's operators. */
export const compares = (field: string, operator: 'gt' | 'gte' | 'lt' | 'lte', value: string | number): Clause => ({
  range: { [field]: { [operator]: value } },
});

/** Documents with one nested object below a path that meets a clause. */
export const has = (path: string, query: Clause): Clause => ({ nested: { path, query, score_mode: 'none' } });

/** Counts over all documents that meet clauses. */
export const over = (clauses: readonly Clause[], aggregations: Record<string, object>) => ({
  filter: all(clauses),
  aggregations,
});
