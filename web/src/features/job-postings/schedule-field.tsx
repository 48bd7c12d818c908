import { useController } from 'react-hook-form';
import { maxScheduledDays } from '#shared/domain/job-drafts.ts';
import { dayMs } from '#shared/domain/time.ts';
import { useT } from '#web/lib/i18n.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { zoneText } from './closing-fields.tsx';
import { type JobFormState, ownZone, toClock } from './job-form-values.ts';

/** Chooses whether a job is published at once or at a time. */
export const ScheduleField = ({ form: { control } }: { form: JobFormState }) => {
  const t = useT();
  const { field, fieldState } = useController({ control, name: 'publish_at' });
  const { value, onChange } = field;
  const now = Date.now();
  const isLater = typeof value === 'string';
  return (
    <div className="border-t border-line pt-5">
      <Checkbox
        label={t('jobPostings.draft.later')}
        checked={isLater}
        onChange={({ target }) => onChange(target.checked ? '' : null)}
      />
      {isLater && (
        <TextInput
          className="mt-3 max-w-md"
          label={t('jobPostings.draft.time')}
          hint={t('jobPostings.draft.timeHint', { zone: zoneText(ownZone()), days: maxScheduledDays })}
          type="datetime-local"
          min={toClock(now)}
          max={toClock(now + maxScheduledDays * dayMs)}
          value={value}
          onChange={onChange}
          error={fieldState.error?.message}
        />
      )}
    </div>
  );
};
