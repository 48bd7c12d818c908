// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the meaning of table elements whose display changes
import { type ReactNode, useMemo } from 'react';
import { cx } from '../lib/cx.ts';
import { useSteps } from '../lib/use-steps.ts';

/** How many rows are rendered at once: wider screens show columns, whose widths would change with every step. */
const rowsInStep = () =>
  typeof matchMedia === 'function' && matchMedia('(width < 48rem)').matches ? 4 : Number.POSITIVE_INFINITY;

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for figures and actions. */
  align?: 'start' | 'end';
  /** On phones: the card's whole width and no header beside it, for cells that explain themselves. */
  stacked?: boolean;
  /** On phones: in the corner of the card, for a menu. The first cell leaves room for it. */
  corner?: boolean;
}

interface TableRows<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Low rows on wide screens, for cells of two lines. */
  isDense?: boolean | undefined;
}

/** The rows, rendered in steps. */
const Rows = <Row,>({ columns, rows, rowKey, isDense }: TableRows<Row>) => {
  const shown = useSteps(rows.length, rowsInStep());
  // React does not render the same element again when a step adds others.
  const elements = useMemo(
    () =>
      rows.map((row) => (
        <tr
          role="row"
          key={rowKey(row)}
          className="relative block rounded-lg border border-line bg-card p-4 md:static md:table-row md:rounded-none md:border-0 md:border-b md:bg-transparent md:last:border-b-0 md:hover:bg-sunk/50"
        >
          {columns.map(({ key, header, cell, align, stacked, corner }) => (
            <td
              role="cell"
              key={key}
              className={cx(
                'md:table-cell md:px-4 md:align-middle',
                isDense ? 'md:py-1' : 'md:py-3',
                corner ? 'absolute end-1.5 top-1.5 md:static' : 'py-1.5',
                stacked || corner ? 'block' : 'flex items-start justify-between gap-4',
                align === 'end' && 'md:text-end',
              )}
            >
              {!stacked && !corner && (
                <span className="shrink-0 text-xs font-semibold text-soft md:hidden" aria-hidden="true">
                  {header}
                </span>
              )}
              <span className={cx('min-w-0 wrap-anywhere md:[text-align:inherit]', !stacked && 'text-end')}>
                {cell(row)}
              </span>
            </td>
          ))}
        </tr>
      )),
    [columns, rows, rowKey, isDense],
  );
  return elements.slice(0, shown);
};

/**
 * Rows in columns; on phones each row becomes a card with the headers beside the values.
 * `caption` names the table for screen readers.
 */
export const Table = <Row,>({ caption, columns, rows, rowKey, isDense }: TableRows<Row> & { caption: string }) => (
  <div className="md:overflow-x-auto md:rounded-lg md:border md:border-line md:bg-card">
    <table role="table" className="block w-full text-sm md:table md:border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row">
          {columns.map(({ key, header, align }) => (
            <th
              role="columnheader"
              key={key}
              scope="col"
              className={cx(
                'border-b border-line px-4 text-xs font-semibold text-soft',
                isDense ? 'py-1' : 'py-3',
                align === 'end' ? 'text-end' : 'text-start',
              )}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block space-y-3 md:table-row-group">
        <Rows {...{ columns, rows, rowKey, isDense }} />
      </tbody>
    </table>
  </div>
);
