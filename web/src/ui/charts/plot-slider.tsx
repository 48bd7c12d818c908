import type { KeyboardEvent, PointerEvent, ReactNode, RefObject } from 'react';
import { directionOf } from '#shared/locales/languages.ts';
import { useLanguage } from '../../lib/i18n.ts';

/** The point that the keys select: `undefined` is the whole chart, before the first point. */
const nextPoint = (key: string, selected: number | undefined, count: number, isRtl: boolean): number | undefined => {
  const now = selected ?? -1;
  const steps: Record<string, number> = {
    ArrowRight: now + (isRtl ? -1 : 1),
    ArrowLeft: now + (isRtl ? 1 : -1),
    ArrowUp: now + 1,
    ArrowDown: now - 1,
    Home: 0,
    End: count - 1,
    Escape: -1,
  };
  const next = Math.min(steps[key] ?? Number.NaN, count - 1);
  return next >= 0 ? next : undefined;
};

const keys = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Escape'];

/**
 * The plot of a chart as one control: arrow keys, mouse and finger select a point, whose values the legend shows and
 * screen readers read. Escape goes back to the whole chart.
 */
export const PlotSlider = ({
  label,
  valueText,
  count,
  selected,
  onSelect,
  pointAt,
  plotRef,
  children,
}: {
  label: string;
  /** The selected point and its values in words. */
  valueText: string;
  count: number;
  selected: number | undefined;
  onSelect: (point: number | undefined) => void;
  /** The point at a distance from the plot's left edge. */
  pointAt: (x: number) => number | undefined;
  plotRef: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}) => {
  const isRtl = directionOf(useLanguage()) === 'rtl';
  const move = (event: KeyboardEvent) => {
    if (!keys.includes(event.key)) return;
    event.preventDefault();
    onSelect(nextPoint(event.key, selected, count, isRtl));
  };
  const point = (event: PointerEvent<HTMLDivElement>) =>
    onSelect(pointAt(event.clientX - event.currentTarget.getBoundingClientRect().left));
  return (
    <div
      ref={plotRef}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={selected === undefined ? 0 : selected + 1}
      aria-valuetext={valueText}
      className="w-full cursor-crosshair touch-pan-y rounded-sm outline-offset-4"
      onKeyDown={move}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onSelect(undefined)}
    >
      {children}
    </div>
  );
};
