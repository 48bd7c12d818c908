import { maxScheduledDays } from '#shared/domain/job-drafts.ts';
import { dayMs, minuteMs } from '#shared/domain/time.ts';
import { useT } from '#web/lib/i18n.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { zoneText } from './closing-fields.tsx';
import { ownZone } from './job-form-values.ts';

/** An instant as the clock of this device shows it, as an input of day and time has it: `2026-12-01T09:00`. */
export const toClock = (at: number): string =>
  new Date(at - new Date(at).getTimezoneOffset() * minuteMs).toISOString().slice(0, 'YYYY-MM-DDThh:mm'.length);

/** When a job is published: null for at once, '' while no time is chosen, else the day and time by this device's clock. */
export type Schedule = string | null;

/** Chooses whether a job is published at once or at a time. */
export const ScheduleField = ({
  value,
  error,
  onChange,
}: {
  value: Schedule;
  error: string | undefined;
  onChange: (value: Schedule) => void;
}) => {
  const t = useT();
  const now = Date.now();
  return (
    <div className="border-t border-line pt-5">
      <Checkbox
        label={t('jobPostings.draft.later')}
        checked={value !== null}
        onChange={({ target }) => onChange(target.checked ? '' : null)}
      />
      {value !== null && (
        <TextInput
          className="mt-3 max-w-md"
          label={t('jobPostings.draft.time')}
          hint={t('jobPostings.draft.timeHint', { zone: zoneText(ownZone()), days: maxScheduledDays })}
          type="datetime-local"
          min={toClock(now)}
          max={toClock(now + maxScheduledDays * dayMs)}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          error={error}
        />
      )}
    </div>
  );
};
