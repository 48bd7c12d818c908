import { type FormEvent, useState } from 'react';
import type { ShownOfficeHours } from '#shared/contracts/office-hours.ts';
import { bufferMinutes, horizonWeeks, noticeHours, usualRanges } from '#shared/domain/office-hours.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorLine } from '#web/ui/error-state.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Select } from '#web/ui/select.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { hasHours, useOfficeHours, useSetOfficeHours } from './queries.ts';
import { useOwnZone } from './use-own-zone.ts';
import { WeekRanges } from './week-ranges.tsx';
import { ZoneField } from './zone-field.tsx';

const optionsOf = <Value extends number>(values: readonly Value[], label: (value: Value) => string) =>
  values.map((value) => ({ value: String(value), label: label(value) }));

interface FormProps {
  /** Called before `onClose`, which is that of a form that was left as well. */
  onSaved?: () => void;
  onClose: () => void;
}

/** The form of the office hours as they were loaded. */
const OfficeHoursForm = ({ hours, onSaved, onClose }: FormProps & { hours: ShownOfficeHours }) => {
  const t = useT();
  const save = useSetOfficeHours();
  const own = useOwnZone();
  const [picked, setZone] = useState(hours.zone);
  const zone = picked ?? own.zone;
  const [ranges, setRanges] = useState(hasHours(hours) ? hours.ranges : [...usualRanges]);
  const [buffer_minutes, setBuffer] = useState(hours.buffer_minutes);
  const [notice_hours, setNotice] = useState(hours.notice_hours);
  const [weeks, setWeeks] = useState(hours.weeks);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form within a dialog above another one: React's events reach that form, too.
    event.stopPropagation();
    const body = { zone, ranges, buffer_minutes, notice_hours, weeks, version: hours.version } as never;
    save.mutate(body, {
      onSuccess: () => {
        toast.success(t('interviews.hours.saved'));
        onSaved?.();
        onClose();
      },
    });
  };
  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <p className="text-sm text-soft">{t('interviews.hours.text')}</p>
      <ZoneField zone={zone} onChange={setZone} />
      <WeekRanges ranges={ranges} onChange={setRanges} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <Select
          label={t('interviews.hours.buffer')}
          options={optionsOf(bufferMinutes, (count) =>
            count === 0 ? t('interviews.hours.noBuffer') : t('interviews.minutes', { count }),
          )}
          value={String(buffer_minutes)}
          onChange={(event) => setBuffer(Number(event.target.value))}
        />
        <Select
          label={t('interviews.hours.notice')}
          options={optionsOf(noticeHours, (count) => t('interviews.hours.noticeHours', { count }))}
          value={String(notice_hours)}
          onChange={(event) => setNotice(Number(event.target.value))}
        />
        <Select
          label={t('interviews.hours.weeks')}
          options={optionsOf(horizonWeeks, (count) => t('interviews.hours.weekCount', { count }))}
          value={String(weeks)}
          onChange={(event) => setWeeks(Number(event.target.value))}
        />
      </div>
      <FormError>{save.isError ? errorText(save.error, t('interviews.failed')) : null}</FormError>
      <FormActions label={t('interviews.hours.save')} loading={save.isPending} onCancel={onClose} />
    </form>
  );
};

/** Sets when the reader can be booked for interviews. */
export const OfficeHoursDialog = ({ onClose, ...more }: FormProps) => {
  const t = useT();
  const hours = useOfficeHours();
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} size="md" title={t('interviews.hours.title')}>
      {hours.isPending && <SkeletonRows rows={5} label={t('interviews.hours.loading')} row="h-11" />}
      {hours.isError && <ErrorLine title={t('interviews.hours.failed')} query={hours} />}
      {hours.data && <OfficeHoursForm key={hours.data.version} hours={hours.data} onClose={onClose} {...more} />}
    </Dialog>
  );
};
