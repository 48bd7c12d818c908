import { containsSpelled } from '#shared/domain/spelled-text.ts';
import type { Comparison, Facet, SearchKind, SearchQuery } from '../port/port.ts';
import { hasText } from './index-tables.ts';
import { type LanguageMatch, matchLanguages } from './language-match.ts';
import type { Rows } from './rows.ts';

/** Verdicts of rows: everything is met, only the filters of one group are not, or more is not. */
export const met = 0;
export const out = 255;
/** The group of the conditions on languages; those of facets follow. */
export const languageGroup = 1;

/** The group of a facet's own filters. */
export const groupOf = ({ facets = [] }: SearchKind, facet: Facet): number => languageGroup + 1 + facets.indexOf(facet);

/** The rows of a search with what each of them lacks, as far as that is known without reading texts. */
export interface Selection {
  rows: Rows;
  verdicts: Uint8Array;
  languages: LanguageMatch | undefined;
}

/** Evaluates all filters of a query but its words. */
export function select(kind: SearchKind, rows: Rows, query: SearchQuery): Selection {
  const verdicts = new Uint8Array(rows.count);
  for (let row = 0; row < verdicts.length; row += 1) if (rows.idOf(row) === 0) verdicts[row] = out;
  const exclude = (group: number, isMet: (row: number) => boolean) => {
    for (let row = 0; row < verdicts.length; row += 1) {
      const before = verdicts[row] ?? out;
      if (before !== out && !isMet(row)) verdicts[row] = before === met || before === group ? group : out;
    }
  };
  for (const { column, tag, ...sought } of query.contains) {
    const isContained = rows.column(column).testing((value) => containsSpelled(String(value), sought));
    const number = tag === undefined ? 0 : rows.tagNumber(tag);
    exclude(out, (row) => isContained(row) || (number > 0 && rows.hasTag(row, number)));
  }
  for (const comparison of query.where) {
    const isPassed = rows.column(comparison.column).testing((value) => compare(value, comparison));
    const facet = kind.facets?.find(({ filters }) => filters.includes(comparison.column));
    const isLacking = comparison.is === 'lacks';
    exclude(facet && !isLacking ? groupOf(kind, facet) : out, (row) => isPassed(row) !== isLacking);
  }
  const languages =
    query.languages && kind.levels
      ? matchLanguages(kind.levels, rows, query.languages, query.counted === 'facets')
      : undefined;
  if (languages) exclude(languageGroup, (row) => languages.isMet(row));
  return { rows, verdicts, languages };
}

/** Whether a value passes a comparison, or has the text that must be lacking. */
const compare = (own: string | number, { is, value }: Comparison): boolean => {
  if (is === 'lacks') return hasText(String(own), value);
  if (typeof own !== typeof value) return false;
  if (is === '=') return own === value;
  return is === '>=' ? own >= value : own <= value;
};
