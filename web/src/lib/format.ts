import type { Total } from '#shared/contracts/list-headers.ts';
import { convert, type SalaryCurrency } from '#shared/domain/salary.ts';
import { moneyOptions } from '#shared/texts/money-format.ts';
import { formatters } from './formatter.ts';
import { t } from './i18n.ts';

// All texts are in the current language. Dates are ISO 8601 instants or `YYYY-MM-DD`.

type DateStyle = 'short' | 'long' | 'time';

const dateOptions: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  time: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
};

// A date without time means that day everywhere, so it must not move with the reader's time zone.
const dateFormat = formatters(
  (language, style: DateStyle) => new Intl.DateTimeFormat(language, { ...dateOptions[style] }),
);
const dayFormat = formatters(
  (language, style: DateStyle) => new Intl.DateTimeFormat(language, { ...dateOptions[style], timeZone: 'UTC' }),
);

/** A date: `short` 3 Feb 2026, `long` 3 February 2026, `time` with hours and minutes. */
export const formatDate = (iso: string, style: DateStyle = 'short'): string =>
  (iso.length === 10 ? dayFormat : dateFormat)(style).format(new Date(iso));

const numberFormat = formatters((language, style: 'decimal' | 'percent') => new Intl.NumberFormat(language, { style }));

/** A whole or decimal number with the language's separators. */
export const formatNumber = (value: number): string => numberFormat('decimal').format(value);

/** The number of a list's items: `134`, or `at least 1,000`. */
export const formatTotal = ({ count, isExact }: Total): string =>
  isExact ? formatNumber(count) : t('common.atLeast', { count: formatNumber(count) });

/** `0.42` as 42%. */
export const formatPercent = (share: number): string => numberFormat('percent').format(share);

const moneyFormat = formatters(
  (language, currency: SalaryCurrency) => new Intl.NumberFormat(language, moneyOptions(currency)),
);

/** Money without decimals when whole: rupees for plans and payments (`formatMoney(2999)`), the job's currency for salaries. */
export const formatMoney = (amount: number, currency: SalaryCurrency = 'INR'): string =>
  moneyFormat(currency).format(amount);

const paiseFormat = formatters(
  (language, currencyDisplay: 'narrowSymbol') =>
    new Intl.NumberFormat(language, { style: 'currency', currency: 'INR', currencyDisplay }),
);

/** Rupees and paise, always with both decimals, as documents have them: `formatPaise(99900)` is ₹999.00. */
export const formatPaise = (paise: number): string => paiseFormat('narrowSymbol').format(paise / 100);

const relativeFormat = formatters((language, numeric: 'auto') => new Intl.RelativeTimeFormat(language, { numeric }));

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

const monthFormat = formatters(
  (language, month: 'long') => new Intl.DateTimeFormat(language, { month, year: 'numeric', timeZone: 'UTC' }),
);

/** A month: `2026-10` is October 2026. */
export const formatMonth = (month: string): string => monthFormat('long').format(new Date(`${month}-01`));

const listFormat = formatters((language, type: 'conjunction') => new Intl.ListFormat(language, { type }));

/** Words as a list: `reading, listening, and writing`. */
export const formatList = (words: readonly string[]): string => listFormat('conjunction').format(words);

const languageNames = formatters((language, type: 'language') => new Intl.DisplayNames(language, { type }));

/** A language's name: `Japanese`. */
export const languageName = (tag: string): string => languageNames('language').of(tag) ?? tag;

/** How long ago an instant was: `3 days ago`, `now`. `now` in epoch milliseconds. */
export const formatRelative = (iso: string, now: number = Date.now()): string => {
  const seconds = (new Date(iso).getTime() - now) / 1_000;
  const format = relativeFormat('auto');
  const step = steps.find(([, size]) => Math.abs(seconds) >= size);
  return step ? format.format(Math.trunc(seconds / step[1]), step[0]) : format.format(0, 'second');
};

const dayOf = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;

/** How many days ago an instant was in the reader's calendar: `today`, `3 days ago`. */
export const formatDaysAgo = (iso: string, now: Date = new Date()): string =>
  relativeFormat('auto').format(Math.min(0, dayOf(new Date(iso)) - dayOf(now)), 'day');

interface Salary {
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: SalaryCurrency;
}

/** Salary on job pages: `Not specified`, `min - max`, `min+` or `Up to max`. */
export const salaryText = ({ salary_min: min, salary_max: max, salary_currency: currency }: Salary): string => {
  if (min !== null && max !== null) {
    return t('common.salary.range', { min: formatMoney(min, currency), max: formatMoney(max, currency) });
  }
  if (min !== null) return t('common.salary.min', { min: formatMoney(min, currency) });
  if (max !== null) return t('common.salary.max', { max: formatMoney(max, currency) });
  return t('common.salary.none');
};

/** Salary in the public list, where 0 means absent: `Salary not specified`, `From min`, `Up to max` or `min - max`. */
export const publicSalaryText = ({ salary_min, salary_max, salary_currency: currency }: Salary): string => {
  const min = salary_min ?? 0;
  const max = salary_max ?? 0;
  if (min === 0 && max === 0) return t('common.salary.publicNone');
  if (min === 0) return t('common.salary.max', { max: formatMoney(max, currency) });
  if (max === 0) return t('common.salary.from', { min: formatMoney(min, currency) });
  return t('common.salary.range', { min: formatMoney(min, currency), max: formatMoney(max, currency) });
};

/**
 * A salary in another currency, about: `from about min`, `up to about max` or `about min - max`, to three digits, as the
 * rates are not those of today. Undefined where the salary is in that currency already, or not given.
 */
export const approximateSalaryText = (salary: Salary, currency: SalaryCurrency): string | undefined => {
  if (salary.salary_currency === currency) return undefined;
  const about = (amount: number | null) =>
    amount
      ? formatMoney(Number(convert(amount, salary.salary_currency, currency).toPrecision(3)), currency)
      : undefined;
  const [min, max] = [about(salary.salary_min), about(salary.salary_max)];
  if (min === undefined) return max && t('common.salary.aboutMax', { max });
  if (max === undefined) return t('common.salary.aboutMin', { min });
  return t('common.salary.about', { salary: min === max ? min : t('common.salary.range', { min, max }) });
};
