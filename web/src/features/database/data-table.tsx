import { cx } from '#web/lib/cx.ts';
import { columnsOf, type DataRow, flatten, headerOf, shownText } from './cells.ts';

const longText = 40;

/**
 * Records in all their columns. These are too many for any screen, so the table scrolls horizontally in its frame with
 * a sticky first column. The frame is focusable, so that the arrow keys scroll it.
 */
export const DataTable = ({ caption, records }: { caption: string; records: readonly DataRow[] }) => {
  const rows = records.map((record) => flatten(record));
  const columns = columnsOf(rows);
  const first = 'sticky start-0 border-e bg-card';
  return (
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
              <th
                key={column}
                scope="col"
                className={cx(
                  'border-b border-line px-4 py-3 text-start text-xs font-semibold whitespace-nowrap text-soft first-letter:uppercase',
                  index === 0 && first,
                )}
              >
                {headerOf(column)}
              </th>
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
                      text.length > longText ? 'min-w-72 wrap-anywhere' : 'whitespace-nowrap',
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
};
