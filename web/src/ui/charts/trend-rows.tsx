import { scaleLinear, scalePoint } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import { useState } from 'react';
import { directionOf } from '#shared/locales/languages.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { PlotSlider } from './plot-slider.tsx';
import type { Series } from './series.tsx';
import type { TimeChart } from './stacked-bars.tsx';
import { TimeAxis } from './time-axis.tsx';
import { useWidth } from './use-width.ts';
import { valueAt, valuesText } from './values-text.ts';

const rowHeight = 76;
const labelHeight = 26;
const axisHeight = 24;

/** One series as an area with its name and value above it; each row has its own scale. */
const Row = ({
  series,
  x,
  top,
  width,
  isRtl,
  selected,
  format,
}: {
  series: Series;
  x: (place: number) => number;
  top: number;
  width: number;
  isRtl: boolean;
  selected: number | undefined;
  format: (value: number) => string;
}) => {
  const { label, values } = series;
  const base = rowHeight - 8;
  const y = scaleLinear([0, Math.max(1, ...values)], [base, labelHeight + 4]);
  const points = values.map((value, place): [number, number] => [x(place), y(value)]);
  const outline = line().curve(curveMonotoneX)(points) ?? '';
  const surface = area().curve(curveMonotoneX).y0(base)(points) ?? '';
  const [startX, endX] = isRtl ? [width, 0] : [0, width];
  return (
    <g transform={`translate(0 ${top})`}>
      <text x={startX} y="17" textAnchor="start" className="fill-ink text-sm">
        {label}
      </text>
      <text x={endX} y="17" textAnchor="end" className="fill-ink text-sm font-semibold tabular-nums">
        {format(valueAt(series, selected))}
      </text>
      <path d={surface} className="fill-primary-tint" />
      <path d={outline} fill="none" strokeWidth="2" strokeLinejoin="round" className="stroke-primary" />
      <line x2={width} y1={base} y2={base} className="stroke-line" />
      {selected !== undefined && (
        <circle
          cx={x(selected)}
          cy={y(values[selected] ?? 0)}
          r="4"
          strokeWidth="2"
          className="fill-card stroke-primary"
        />
      )}
    </g>
  );
};

/** Series of different sizes over the same time, one below the other. */
export const TrendRows = ({ label, points, ticks, series, format }: TimeChart) => {
  const t = useT();
  const isRtl = directionOf(useLanguage()) === 'rtl';
  const [ref, width] = useWidth<HTMLDivElement>();
  const [selected, setSelected] = useState<number>();
  const scale = scalePoint(
    points.map((_, place) => place),
    isRtl ? [width - 5, 5] : [5, width - 5],
  );
  const x = (place: number) => scale(place) ?? 0;
  const pointAt = (at: number) => {
    const distances = points.map((_, place) => Math.abs(x(place) - at));
    return distances.indexOf(Math.min(...distances));
  };
  const height = series.length * rowHeight + axisHeight;
  const shownPoint = selected === undefined ? t('charts.wholePeriod') : (points[selected] ?? '');
  return (
    <div>
      <p className="mb-2 text-xs font-semibold text-soft" aria-hidden="true">
        {shownPoint}
      </p>
      <PlotSlider
        {...{ label, selected, pointAt }}
        plotRef={ref}
        count={points.length}
        onSelect={setSelected}
        valueText={valuesText(shownPoint, series, selected, format)}
      >
        <svg width={width} height={height} aria-hidden="true" className="block max-w-full overflow-visible">
          {selected !== undefined && (
            <line
              x1={x(selected)}
              x2={x(selected)}
              y2={height - axisHeight - 8}
              strokeDasharray="3 3"
              className="stroke-edge"
            />
          )}
          {series.map((each, place) => (
            <Row key={each.key} series={each} top={place * rowHeight} {...{ x, width, isRtl, selected, format }} />
          ))}
          <TimeAxis ticks={ticks} width={width} y={height - 6} centreOf={x} />
        </svg>
      </PlotSlider>
    </div>
  );
};
