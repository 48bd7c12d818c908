import { containsSpelled, spell, spelledText } from '#shared/domain/spelled-text.ts';
import { type FlatRow, shownText } from './cells.ts';
import { type TableName, tableNames } from './sources.ts';

/** What is looked at, as it is in the address. */
export interface TableView {
  table: TableName;
  /** The column that sorts; null: newest first, as the records come. */
  sort: string | null;
  descending: boolean;
  /** Rows must contain this text in one of their columns. */
  text: string;
  /** From 1. */
  page: number;
}

/** Rows of one page: more of them would make the table slow. */
export const rowsOnPage = 50;

const firstTable = tableNames[0];

/** The view that an address's query names; what it does not name is as at first. */
export const readView = (params: URLSearchParams): TableView => ({
  table: tableNames.find((name) => name === params.get('table')) ?? firstTable,
  sort: params.get('sort'),
  descending: params.get('dir') === 'desc',
  text: params.get('q') ?? '',
  page: Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1),
});

/** The query of a view's address: '' or beginning with `?`. */
export const searchOfView = ({ table, sort, descending, text, page }: TableView): string => {
  const params = new URLSearchParams({
    ...(table === firstTable ? {} : { table }),
    ...(sort === null ? {} : { sort, ...(descending ? { dir: 'desc' } : {}) }),
    ...(text === '' ? {} : { q: text }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return params.size === 0 ? '' : `?${params}`;
};

/** A view after its column header was pressed: ascending, then descending, then as at first. */
export const sortedBy = (view: TableView, column: string): TableView => {
  const first = { ...view, page: 1 };
  if (view.sort !== column) return { ...first, sort: column, descending: false };
  return view.descending ? { ...first, sort: null, descending: false } : { ...first, descending: true };
};

type Cell = FlatRow[string];

const isEmpty = (value: Cell | undefined): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

/** Numbers by value, texts as people sort them, empty cells last in either direction. */
const comparatorOf = (column: string, descending: boolean, language: string) => {
  const texts = new Intl.Collator(language, { numeric: true });
  const sign = descending ? -1 : 1;
  return (left: FlatRow, right: FlatRow): number => {
    const [a, b] = [left[column], right[column]];
    if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b));
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : texts.compare(String(a), String(b)));
  };
};

/** What is searched of a row, and in which language its dates were written: written once for each row. */
const searched = new WeakMap<FlatRow, { language: string; text: string }>();

const textOf = (row: FlatRow, language: string): string => {
  const known = searched.get(row);
  if (known?.language === language) return known.text;
  const text = spelledText(
    Object.entries(row)
      .map(([column, value]) => shownText(column, value))
      .join('\n'),
  );
  searched.set(row, { language, text });
  return text;
};

/** The rows that contain the view's text, in its order. */
export const arrange = (
  rows: readonly FlatRow[],
  { text, sort, descending }: Pick<TableView, 'text' | 'sort' | 'descending'>,
  language: string,
): readonly FlatRow[] => {
  const wanted = spell(text);
  const found = wanted.text === '' ? rows : rows.filter((row) => containsSpelled(textOf(row, language), wanted));
  return sort === null ? found : found.toSorted(comparatorOf(sort, descending, language));
};

/** The rows of a page, and how many pages there are; a page after the last one is the last. */
export const pageOf = (rows: readonly FlatRow[], page: number) => {
  const pages = Math.max(1, Math.ceil(rows.length / rowsOnPage));
  const shown = Math.min(page, pages);
  return { pages, page: shown, rows: rows.slice((shown - 1) * rowsOnPage, shown * rowsOnPage) };
};
