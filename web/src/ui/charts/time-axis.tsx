/** Space for the name of a point, in pixels: the longest ones with room between them. */
const labelWidth = 96;

/** Half of a name: the outermost ones do not leave the chart. */
const half = 30;

/** The names of points below a chart: each nth, as many as fit, always that of the last point. */
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
  const step = Math.max(1, Math.ceil((ticks.length * labelWidth) / Math.max(width, labelWidth)));
  const within = (x: number) => Math.min(Math.max(x, half), Math.max(width - half, half));
  return ticks.map((tick, place) =>
    (ticks.length - 1 - place) % step === 0 ? (
      // Two points may have the same short name, such as a month of two years.
      // biome-ignore lint/suspicious/noArrayIndexKey: the place is what identifies a point
      <text key={place} x={within(centreOf(place))} y={y} textAnchor="middle" className="fill-soft text-xs">
        {tick}
      </text>
    ) : null,
  );
};
