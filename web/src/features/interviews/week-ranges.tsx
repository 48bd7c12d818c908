import { maxRangesADay, type OfficeRange, weekdays } from '#shared/domain/office-hours.ts';
import { formatList } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Plus, X } from '#web/ui/icons.ts';
import { Select } from '#web/ui/select.tsx';
import { clockText, weekdayText } from './office-times.ts';

/** The half hours of a day; its end is `24:00`. */
const halfHours = Array.from({ length: 49 }, (_, nth) => {
  const [hour, minute] = [Math.floor(nth / 2), nth % 2 === 0 ? '00' : '30'];
  return `${String(hour).padStart(2, '0')}:${minute}`;
});

const labelOf = (clock: string): string => (clock === '24:00' ? clock : clockText(clock));

const optionsOf = (clocks: readonly string[]) => clocks.map((value) => ({ value, label: labelOf(value) }));

/** The next range of a day: an hour after its last one, or from nine to five. */
function nextRange(weekday: number, last: OfficeRange | undefined): OfficeRange | undefined {
  if (!last) return { weekday, from: '09:00', to: '17:00' };
  const from = halfHours[halfHours.indexOf(last.to) + 2];
  const to = halfHours[halfHours.indexOf(last.to) + 4];
  return from && to ? { weekday, from, to } : undefined;
}

/** Two beside each other fit a phone. */
const narrow = 'min-w-0 flex-1 max-sm:[&_select]:ps-2.5 max-sm:[&_select]:pe-7 max-sm:[&_svg]:end-2';

/** The hours of each day of the week. */
export const WeekRanges = ({
  ranges,
  onChange,
}: {
  ranges: readonly OfficeRange[];
  onChange: (ranges: OfficeRange[]) => void;
}) => {
  const t = useT();
  const replace = (range: OfficeRange, next?: OfficeRange) =>
    onChange(ranges.flatMap((each) => (each === range ? (next ? [next] : []) : [each])));
  return (
    <ul className="divide-y divide-line rounded-lg border border-line">
      {weekdays.map((weekday) => {
        const day = weekdayText(weekday);
        const ofDay = ranges.filter((each) => each.weekday === weekday);
        const next = ofDay.length < maxRangesADay ? nextRange(weekday, ofDay.at(-1)) : undefined;
        return (
          <li key={weekday} className="flex flex-wrap items-start gap-x-3 gap-y-1 px-2 py-2 sm:px-3">
            <span className="flex min-h-11 w-26 items-center text-sm font-semibold max-sm:grow">{day}</span>
            <div className="order-3 space-y-2 max-sm:w-full sm:order-none sm:grow">
              {ofDay.length === 0 && (
                <p className="flex min-h-11 items-center text-sm text-soft max-sm:hidden">
                  {t('interviews.hours.closed')}
                </p>
              )}
              {ofDay.map((range, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: The place is what names a range.
                <div key={nth} className="flex items-center gap-1 sm:gap-2">
                  <Select
                    label={t('interviews.hours.from', { day })}
                    hideLabel
                    className={narrow}
                    options={optionsOf(halfHours.slice(0, -1))}
                    value={range.from}
                    onChange={(event) => replace(range, { ...range, from: event.target.value })}
                  />
                  <span className="max-sm:hidden" aria-hidden="true">
                    –
                  </span>
                  <Select
                    label={t('interviews.hours.to', { day })}
                    hideLabel
                    className={narrow}
                    options={optionsOf(halfHours.slice(1))}
                    value={range.to}
                    onChange={(event) => replace(range, { ...range, to: event.target.value })}
                  />
                  <IconButton label={t('interviews.hours.remove', { day })} onClick={() => replace(range)}>
                    <X className="size-4" aria-hidden="true" />
                  </IconButton>
                </div>
              ))}
            </div>
            <IconButton
              label={t('interviews.hours.add', { day })}
              disabled={!next}
              onClick={() => next && onChange([...ranges, next])}
            >
              <Plus className="size-4" aria-hidden="true" />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
};

/** The hours of each day of the week that has any, to read. */
export const ShownRanges = ({ ranges }: { ranges: readonly OfficeRange[] }) => {
  const days = weekdays.map((weekday) => ({ weekday, ofDay: ranges.filter((each) => each.weekday === weekday) }));
  return (
    <ul>
      {days
        .filter(({ ofDay }) => ofDay.length > 0)
        .map(({ weekday, ofDay }) => (
          <li key={weekday}>
            {`${weekdayText(weekday)} ${formatList(ofDay.map(({ from, to }) => `${labelOf(from)}–${labelOf(to)}`))}`}
          </li>
        ))}
    </ul>
  );
};
