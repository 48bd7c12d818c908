/** Space that the name of a point needs, in pixels. */
const labelWidth = 72;

/** The places of the names that fit, from the last point on: always that of the last point. */
const shownPlaces = (centres: readonly number[]): number[] => {
  const shown: number[] = [];
  for (let place = centres.length - 1; place >= 0; place -= 1) {
    const next = centres[shown.at(-1) ?? -1];
    if (next === undefined || Math.abs(next - (centres[place] ?? 0)) >= labelWidth) shown.push(place);
  }
  return shown;
};

/** The names of points below a chart, as many as fit. */
export const TimeAxis = ({
  ticks,
  width,
  y,
  centreOf,
}: {
  ticks: readonly string[];
  width: number;
  y: number;
  centreOf: (place: number) => number;
}) => {
  const half = labelWidth / 2 - 6;
  const centres = ticks.map((_, place) => Math.min(Math.max(centreOf(place), half), Math.max(width - half, half)));
  return shownPlaces(centres).map((place) => (
    <text key={place} x={centres[place]} y={y} textAnchor="middle" className="fill-soft text-xs">
      {ticks[place]}
    </text>
  ));
};
