import { cx } from '#web/lib/cx.ts';
import { ArrowDown, ArrowUp, ChevronsUpDown } from '#web/ui/icons.ts';
import { type FlatRow, headerOf, shownText } from './cells.ts';

const longText = 40;
const wholeText = 300;

/** Long texts get more lines, whole texts also a wide column. */
const widthOf = ({ length }: string): string => {
  if (length <= longText) return 'whitespace-nowrap';
  return cx('whitespace-pre-line wrap-anywhere', length > wholeText ? 'min-w-160' : 'min-w-72');
};
const first = 'sticky start-0 border-e bg-card';

export interface Sorting {
  column: string | null;
  descending: boolean;
}

const directionOf = ({ column: sorted, descending }: Sorting, column: string) => {
  if (sorted !== column) return 'none';
  return descending ? 'descending' : 'ascending';
};

const icons = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown } as const;

const SortHeader = ({
  column,
  isFirst,
  sorting,
  onSort,
}: {
  column: string;
  isFirst: boolean;
  sorting: Sorting;
  onSort: (column: string) => void;
}) => {
  const direction = directionOf(sorting, column);
  const Icon = icons[direction];
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={cx('border-b border-line p-0 text-start text-xs font-semibold text-soft', isFirst && first)}
    >
      <button
        type="button"
        onClick={() => onSort(column)}
        className="flex min-h-11 w-full items-center gap-1.5 px-4 text-start whitespace-nowrap hover:text-ink focus-visible:-outline-offset-2"
      >
        <span className="inline-block first-letter:uppercase">{headerOf(column)}</span>
        <Icon className={cx('size-3.5 shrink-0', direction === 'none' && 'opacity-50')} aria-hidden="true" />
      </button>
    </th>
  );
};

/**
 * Rows in the chosen columns. These may be too many for any screen, so the table scrolls horizontally in its frame with
 * a sticky first column. The frame is focusable, so that the arrow keys scroll it.
 */
export const DataTable = ({
  caption,
  columns,
  rows,
  sorting,
  onSort,
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly FlatRow[];
  sorting: Sorting;
  onSort: (column: string) => void;
}) => (
  <section
    aria-label={caption}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    tabIndex={0}
    className="overflow-x-auto rounded-lg border border-line bg-card"
  >
    <table className="w-full border-separate border-spacing-0 text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <SortHeader key={column} column={column} isFirst={index === 0} sorting={sorting} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={String(row.id ?? row.application_id)} className="group">
            {columns.map((column, index) => {
              const text = shownText(column, row[column]);
              return (
                <td
                  key={column}
                  className={cx(
                    'border-b border-line px-4 py-2.5 align-top group-last:border-b-0',
                    index === 0 && cx(first, 'font-semibold tabular-nums'),
                    widthOf(text),
                  )}
                >
                  {text}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
