import { getLanguage } from '#web/lib/i18n.ts';

const format = (value: number, unit: 'hour' | 'day') =>
  new Intl.NumberFormat(getLanguage(), { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 }).format(
    value,
  );

/** A time in hours: in days from two days on, else in hours. */
export const waitText = (hours: number): string => (hours >= 48 ? format(hours / 24, 'day') : format(hours, 'hour'));
