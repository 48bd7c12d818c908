import { lookOf, type Series, Swatch } from './series.tsx';
import { valueAt } from './values-text.ts';

/** The series of a chart with their looks, and their values at the selected point or in sum. */
export const Legend = ({
  chart,
  point,
  series,
  selected,
  format,
}: {
  chart: string;
  point: string;
  series: readonly Series[];
  selected: number | undefined;
  format: (value: number) => string;
}) => (
  <div className="mt-3 border-t border-line pt-3 text-sm">
    <p className="mb-1 text-xs font-semibold text-soft">{point}</p>
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {series.map((each, place) => (
        <li key={each.key} className="flex items-center gap-2">
          <Swatch chart={chart} place={lookOf(each, place)} />
          <span>{each.label}</span>
          <span className="font-semibold tabular-nums">{format(valueAt(each, selected))}</span>
        </li>
      ))}
    </ul>
  </div>
);
