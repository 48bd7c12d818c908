import { directionOf } from '#shared/locales/languages.ts';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.ts';

export interface FunnelStep {
  key: string;
  label: string;
  value: number;
  /** How much of the step before got here, in words. */
  share?: string | undefined;
}

/** The part of the widest bar that a bar fills at least, so that one person is not invisible. */
const minPercent = 1.2;

/** Steps from many to few as bars, each with its name, number and share of the step before. */
export const Funnel = ({ steps }: { steps: readonly FunnelStep[] }) => {
  const isRtl = directionOf(useLanguage()) === 'rtl';
  const largest = Math.max(1, ...steps.map(({ value }) => value));
  return (
    <ol className="space-y-3.5">
      {steps.map(({ key, label, value, share }, place) => {
        const percent = value === 0 ? 0 : Math.max(minPercent, (100 * value) / largest);
        return (
          <li
            key={key}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 sm:grid-cols-[8.5rem_minmax(0,1fr)_13rem]"
          >
            <span className="text-sm font-semibold sm:order-1">{label}</span>
            <span className="flex items-baseline justify-end gap-2 text-sm text-soft sm:order-3 sm:justify-start">
              <span className="min-w-[2.5ch] font-display text-xl font-semibold text-ink tabular-nums">
                {formatNumber(value)}
              </span>
              {share && <span>{share}</span>}
            </span>
            <svg
              width="100%"
              height="28"
              aria-hidden="true"
              className="col-span-2 self-center rounded-md sm:order-2 sm:col-span-1"
            >
              <rect width="100%" height="28" rx="5" className="fill-sunk" />
              <rect
                x={isRtl ? `${100 - percent}%` : '0%'}
                width={`${percent}%`}
                height="28"
                rx="5"
                className={place === steps.length - 1 ? 'fill-accent' : 'fill-primary'}
              />
            </svg>
          </li>
        );
      })}
    </ol>
  );
};
