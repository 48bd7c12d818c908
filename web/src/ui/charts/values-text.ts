import { getLanguage } from '../../lib/i18n.ts';
import type { Series } from './series.tsx';

/** The value of a series at a point; without one the sum of all. */
export const valueAt = ({ values }: Series, selected: number | undefined): number =>
  selected === undefined ? values.reduce((sum, value) => sum + value, 0) : (values[selected] ?? 0);

/** A point and its values in words: `12 Oct 2026: Candidates 4, Recruiters 1`. */
export const valuesText = (
  point: string,
  series: readonly Series[],
  selected: number | undefined,
  format: (value: number) => string,
): string => {
  const list = new Intl.ListFormat(getLanguage(), { type: 'unit', style: 'short' });
  return `${point}: ${list.format(series.map((each) => `${each.label} ${format(valueAt(each, selected))}`))}`;
};
