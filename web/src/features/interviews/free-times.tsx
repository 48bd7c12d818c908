import { useState } from 'react';
import type { FreeTime } from '#shared/contracts/office-hours.ts';
import { maxHoursTimes } from '#shared/domain/office-hours.ts';
import { zoneText } from '#shared/texts/clock-text.ts';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import { clockText, dayText, type FreeDay } from './office-times.ts';

const chip = (isChosen: boolean) =>
  cx(
    'inline-flex min-h-11 items-center justify-center rounded-md border px-3 text-sm font-semibold tabular-nums transition-colors disabled:opacity-55 sm:min-h-9',
    isChosen ? 'border-primary bg-primary text-on-primary' : 'border-edge bg-card hover:border-ink hover:bg-sunk',
  );

/** The days with free times, and those of one of them, of which several can be chosen. */
export const FreeTimes = ({
  days,
  chosen,
  onChange,
}: {
  days: readonly FreeDay[];
  chosen: readonly FreeTime[];
  onChange: (chosen: FreeTime[]) => void;
}) => {
  const t = useT();
  const [opened, setOpened] = useState<string>();
  const shown = days.find(({ day }) => day === opened) ?? days[0];
  const isChosen = ({ at }: FreeTime) => chosen.some((each) => each.at === at);
  const toggle = (time: FreeTime) =>
    onChange(isChosen(time) ? chosen.filter(({ at }) => at !== time.at) : [...chosen, time]);
  const [first] = shown?.times ?? [];
  return (
    <div className="space-y-3">
      <fieldset className="-mx-1 flex gap-2 overflow-x-auto p-1" aria-label={t('interviews.free.days')}>
        {days.map(({ day, times }) => {
          const count = times.filter(isChosen).length;
          return (
            <button
              key={day}
              type="button"
              aria-pressed={day === shown?.day}
              onClick={() => setOpened(day)}
              className={cx(
                'flex min-h-14 shrink-0 flex-col items-center justify-center gap-1 rounded-md border px-3 text-sm font-semibold',
                day === shown?.day ? 'border-primary bg-primary-tint' : 'border-line bg-card hover:bg-sunk',
              )}
            >
              <span className="whitespace-nowrap">{dayText(day)}</span>
              <span
                aria-hidden="true"
                className={cx(
                  'min-w-6 rounded-full px-1.5 text-xs tabular-nums',
                  count > 0 ? 'bg-primary text-on-primary' : 'text-soft',
                )}
              >
                {count > 0 ? count : '–'}
              </span>
              <span className="sr-only">{t('interviews.free.chosen', { count })}</span>
            </button>
          );
        })}
      </fieldset>
      {shown && (
        <fieldset
          className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2"
          aria-label={dayText(shown.day)}
        >
          {shown.times.map((time) => (
            <button
              key={time.at}
              type="button"
              aria-pressed={isChosen(time)}
              disabled={!isChosen(time) && chosen.length >= maxHoursTimes}
              onClick={() => toggle(time)}
              className={chip(isChosen(time))}
            >
              {clockText(time.local.at.slice('YYYY-MM-DDT'.length))}
            </button>
          ))}
        </fieldset>
      )}
      <p className="flex flex-wrap gap-x-3 text-sm text-soft">
        <span role="status">{t('interviews.free.chosen', { count: chosen.length })}</span>
        {first && <span>{t('interviews.free.zone', { zone: zoneText(first.local) })}</span>}
      </p>
    </div>
  );
};
