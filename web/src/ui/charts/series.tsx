import type { ReactNode } from 'react';

/** One line or part of a chart: its name and a value for each point. */
export interface Series {
  key: string;
  label: string;
  values: readonly number[];
  /** Its look, if that is not its place in the chart: the same thing looks the same in several charts. */
  look?: number;
}

/** How series differ, in their order: by colour and by pattern, so that colour is never the only difference. */
const looks: readonly { fill: string; pattern: ReactNode }[] = [
  { fill: 'fill-primary', pattern: null },
  {
    fill: 'fill-accent',
    pattern: <path d="M-2 2 L2 -2 M0 8 L8 0 M6 10 L10 6" className="stroke-card" strokeWidth="1.4" />,
  },
  { fill: 'fill-warning', pattern: <circle cx="4" cy="4" r="1.6" className="fill-card" /> },
  { fill: 'fill-edge', pattern: <path d="M0 4 H8" className="stroke-card" strokeWidth="1.75" /> },
  { fill: 'fill-success', pattern: <path d="M4 0 V8 M0 4 H8" className="stroke-card" strokeWidth="1.25" /> },
];

/** How many series a chart can tell apart. */
export const maxSeries = looks.length;

const patternId = (chart: string, place: number) => `${chart}-series-${place}`;

/** The definitions of the patterns of a chart's series; `chart` makes their ids unique on the page. */
export const SeriesPatterns = ({ chart }: { chart: string }) => (
  <defs>
    {looks.map(({ fill, pattern }, place) => (
      <pattern key={fill} id={patternId(chart, place)} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" className={fill} />
        {pattern}
      </pattern>
    ))}
  </defs>
);

export const fillOf = (chart: string, place: number): string => `url(#${patternId(chart, place)})`;

export const lookOf = ({ look }: Series, place: number): number => look ?? place;

/** A small square in the look of a series, for legends. */
export const Swatch = ({ chart, place }: { chart: string; place: number }) => (
  <svg width="14" height="14" aria-hidden="true" className="shrink-0">
    <rect width="14" height="14" rx="3" fill={fillOf(chart, place)} />
  </svg>
);
