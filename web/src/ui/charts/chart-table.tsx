import type { Series } from './series.tsx';
import { valueAt } from './values-text.ts';

/** The values of a chart as a table: a row for each point, and their sums where there are any. */
export const ChartTable = ({
  caption,
  pointHeader,
  points,
  series,
  format,
  sumLabel,
}: {
  caption: string;
  pointHeader: string;
  points: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
  /** The name of the row of sums; without one the points have no sum. */
  sumLabel?: string;
}) => (
  // The keyboard scrolls the region.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
  <section aria-label={caption} tabIndex={0} className="max-h-96 overflow-auto rounded-md border border-line">
    <table className="w-full border-collapse text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="sticky start-0 top-0 z-10 bg-card px-3 py-2 text-start text-xs text-soft">
            {pointHeader}
          </th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col" className="sticky top-0 bg-card px-3 py-2 text-end text-xs text-soft">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point, place) => (
          <tr key={point} className="border-t border-line">
            <th scope="row" className="sticky start-0 bg-card px-3 py-1.5 text-start font-normal whitespace-nowrap">
              {point}
            </th>
            {series.map(({ key, values }) => (
              <td key={key} className="px-3 py-1.5 text-end">
                {format(values[place] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {sumLabel && (
        <tfoot>
          <tr className="border-t-2 border-line font-semibold">
            <th scope="row" className="sticky start-0 bg-card px-3 py-2 text-start">
              {sumLabel}
            </th>
            {series.map((each) => (
              <td key={each.key} className="px-3 py-2 text-end">
                {format(valueAt(each, undefined))}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  </section>
);
