import { maxTimes } from '#shared/domain/interviews.ts';
import { dayMs, hourMs, minuteMs } from '#shared/domain/time.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Plus, X } from '#web/ui/icons.ts';
import { TextInput } from '#web/ui/text-input.tsx';

const toInput = (at: number): string => new Date(at).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);

/** The next working day at ten, by this device's calendar. */
export const firstTime = (now = Date.now()): string => {
  const local = now - new Date(now).getTimezoneOffset() * minuteMs;
  const next = Math.floor(local / dayMs) * dayMs + dayMs + 10 * hourMs;
  const weekday = new Date(next).getUTCDay();
  const daysLeft = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return toInput(next + daysLeft * dayMs);
};

const later = (time: string | undefined): string => (time ? toInput(Date.parse(`${time}:00Z`) + hourMs) : firstTime());

/** Several days and times; another one begins an hour after the last. */
export const TimesInput = ({
  times,
  error,
  onChange,
}: {
  times: readonly string[];
  error?: string | undefined;
  onChange: (times: string[]) => void;
}) => {
  const t = useT();
  return (
    <fieldset className="space-y-3">
      <legend className="mb-2 font-semibold">{t('interviews.times')}</legend>
      {times.map((time, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: The place is what names a time.
        <div key={place} className="flex items-end gap-2">
          <TextInput
            label={t('interviews.timeNth', { nth: place + 1 })}
            hideLabel
            type="datetime-local"
            value={time}
            required
            className="min-w-0 flex-1"
            error={place === 0 ? error : undefined}
            onChange={(event) => onChange(times.map((each, nth) => (nth === place ? event.target.value : each)))}
          />
          {times.length > 1 && (
            <Button
              variant="quiet"
              aria-label={t('interviews.removeTime', { nth: place + 1 })}
              icon={<X className="size-4" aria-hidden="true" />}
              onClick={() => onChange(times.filter((_, nth) => nth !== place))}
            />
          )}
        </div>
      ))}
      {times.length < maxTimes && (
        <Button
          variant="secondary"
          size="sm"
          icon={<Plus className="size-4" aria-hidden="true" />}
          onClick={() => onChange([...times, later(times.at(-1))])}
        >
          {t('interviews.addTime')}
        </Button>
      )}
    </fieldset>
  );
};
