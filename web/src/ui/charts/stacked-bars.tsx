import { scaleBand, scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';
import { useId, useState } from 'react';
import { directionOf } from '#shared/locales/languages.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { Legend } from './legend.tsx';
import { PlotSlider } from './plot-slider.tsx';
import { fillOf, lookOf, type Series, SeriesPatterns } from './series.tsx';
import { TimeAxis } from './time-axis.tsx';
import { useWidth } from './use-width.ts';
import { valuesText } from './values-text.ts';

const height = 228;
const margin = { top: 20, bottom: 26 };

/** A rectangle whose upper corners are round, as the top of a bar. */
const roundTop = (x: number, y: number, width: number, barHeight: number): string => {
  const r = Math.min(4, width / 2, barHeight);
  return `M${x} ${y + barHeight} V${y + r} Q${x} ${y} ${x + r} ${y} H${x + width - r} Q${x + width} ${y} ${x + width} ${y + r} V${y + barHeight} Z`;
};

export interface TimeChart {
  /** Names the chart for screen readers. */
  label: string;
  /** The points' names, and their short names for the axis. */
  points: readonly string[];
  ticks: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
}

/** Bars over time whose parts are the series; below it the values of the selected point, or of all. */
export const StackedBars = ({ label, points, ticks, series, format }: TimeChart) => {
  const t = useT();
  const chart = useId();
  const isRtl = directionOf(useLanguage()) === 'rtl';
  const [ref, width] = useWidth<HTMLDivElement>();
  const [selected, setSelected] = useState<number>();
  const band = scaleBand(points, isRtl ? [width, 0] : [0, width])
    .paddingInner(0.32)
    .paddingOuter(0.2);
  const sums = points.map((_, place) => series.reduce((sum, { values }) => sum + (values[place] ?? 0), 0));
  const y = scaleLinear([0, Math.max(1, ...sums)], [height - margin.bottom, margin.top]).nice(4);
  const grid = y.ticks(4).filter(Number.isInteger);
  const rows = points.map((_, place) => Object.fromEntries(series.map(({ key, values }) => [key, values[place] ?? 0])));
  const layers = stack<Record<string, number>>().keys(series.map(({ key }) => key))(rows);
  const looks = series.map(lookOf);
  const isTop = (layer: number, place: number) =>
    series.slice(layer + 1).every(({ values }) => (values[place] ?? 0) === 0);
  const pointAt = (x: number) => {
    const place = Math.floor((isRtl ? width - x : x) / (width / points.length));
    return place >= 0 && place < points.length ? place : undefined;
  };
  const shownPoint = selected === undefined ? t('charts.wholePeriod') : (points[selected] ?? '');
  return (
    <div>
      <PlotSlider
        {...{ label, selected, pointAt }}
        plotRef={ref}
        count={points.length}
        onSelect={setSelected}
        valueText={valuesText(shownPoint, series, selected, format)}
      >
        <svg width={width} height={height} aria-hidden="true" className="block max-w-full overflow-visible">
          <SeriesPatterns chart={chart} />
          {grid.map((value) => (
            <g key={value} transform={`translate(0 ${y(value)})`}>
              <line x2={width} className={value === 0 ? 'stroke-edge' : 'stroke-line'} />
            </g>
          ))}
          {selected !== undefined && (
            <rect
              x={(band(points[selected] ?? '') ?? 0) - band.step() * 0.16}
              y={margin.top}
              width={band.step()}
              height={height - margin.top - margin.bottom}
              rx="4"
              className="fill-sunk"
            />
          )}
          {layers.map((layer, index) =>
            layer.map(([from, to], place) => {
              if (to === from) return null;
              const [x, top, barHeight] = [band(points[place] ?? '') ?? 0, y(to), y(from) - y(to)];
              const path = isTop(index, place)
                ? roundTop(x, top, band.bandwidth(), barHeight)
                : `M${x} ${top} h${band.bandwidth()} v${barHeight} h${-band.bandwidth()} Z`;
              return (
                <path
                  key={`${layer.key} ${points[place]}`}
                  d={path}
                  fill={fillOf(chart, looks[index] ?? index)}
                  className="stroke-card"
                  strokeWidth="1"
                />
              );
            }),
          )}
          {grid.map((value) =>
            value > 0 ? (
              <text
                key={value}
                x={isRtl ? width : 0}
                y={y(value) - 5}
                textAnchor="start"
                strokeWidth="4"
                className="fill-soft stroke-card text-xs tabular-nums [paint-order:stroke]"
              >
                {format(value)}
              </text>
            ) : null,
          )}
          <TimeAxis
            ticks={ticks}
            width={width}
            y={height - 6}
            centreOf={(place) => (band(points[place] ?? '') ?? 0) + band.bandwidth() / 2}
          />
        </svg>
      </PlotSlider>
      <Legend chart={chart} point={shownPoint} {...{ series, selected, format }} />
    </div>
  );
};
