import { useWatch } from 'react-hook-form';
import { zoneWithout } from '#shared/domain/closing-date.ts';
import { lastClosingDay, maxOpenDays } from '#shared/domain/job-life.ts';
import { epochMs } from '#shared/domain/time.ts';
import { dayIn } from '#shared/domain/time-zone.ts';
import { useT } from '#web/lib/i18n.ts';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type JobFormState, knownZone } from './job-form-values.ts';

/** The zones that the browser knows, and that of the job; their ids name a city, so that they need no translation. */
const zonesWith = (own: string): string[] =>
  [...new Set([own, zoneWithout, ...Intl.supportedValuesOf('timeZone')])].sort();

/** A zone as people read it: `America/New York`. */
export const zoneText = (zone: string): string => zone.replaceAll('_', ' ');

/** The last day to apply; once there is one, with the time zone in which it ends. */
export const ClosingFields = ({ form: { register, formState, control } }: { form: JobFormState }) => {
  const t = useT();
  const now = epochMs(Date.now());
  const [date, zone = zoneWithout] = useWatch({ control, name: ['closing_date', 'closing_zone'] });
  return (
    <div className="grid gap-5 sm:col-span-3 sm:grid-cols-2">
      <TextInput
        label={t('jobPostings.form.closingDate')}
        optional
        type="date"
        min={dayIn(knownZone(zone), now)}
        max={lastClosingDay(knownZone(zone), now)}
        hint={t('jobPostings.form.closingDateHint', { days: maxOpenDays })}
        {...register('closing_date', { setValueAs: (text: string | null) => text || null })}
        error={formState.errors.closing_date?.message}
      />
      {date && (
        <Select
          label={t('jobPostings.form.closingZone')}
          hint={t('jobPostings.form.closingZoneHint')}
          options={zonesWith(zone).map((value) => ({ value, label: zoneText(value) }))}
          {...register('closing_zone')}
          error={formState.errors.closing_zone?.message}
        />
      )}
    </div>
  );
};
