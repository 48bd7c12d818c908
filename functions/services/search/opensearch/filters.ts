import type { Comparison, SearchFilters, SearchKind } from '../port/port.ts';
import { type Clause, compares, is, not } from './clause.ts';
import { languageClauses } from './language-clauses.ts';
import { contains, keywordClauses } from './text-clauses.ts';

/** The field of a value: texts and numbers have their own. */
const fieldOf = ({ column, value }: Comparison): string =>
  `${typeof value === 'string' ? 'names' : 'numbers'}.${column}`;

function compared(comparison: Comparison): Clause {
  const { is: operator, value } = comparison;
  const field = fieldOf(comparison);
  if (operator === 'lacks') return not(is(field, value));
  if (operator === '=') return is(field, value);
  return compares(field, operator === '>=' ? 'gte' : 'lte', value);
}

export const valueClauses = (where: readonly Comparison[]): Clause[] => where.map(compared);

/** The conditions on texts, and that the document is there. */
export const textClauses = (kind: SearchKind, filters: SearchFilters): Clause[] => [
  is('is_gone', false),
  ...keywordClauses(kind, filters.terms),
  ...filters.contains.map(contains),
];

/** The conditions on everything but texts. */
export const otherClauses = (kind: SearchKind, { where, languages }: SearchFilters): Clause[] => [
  ...valueClauses(where),
  ...languageClauses(kind, languages),
];
