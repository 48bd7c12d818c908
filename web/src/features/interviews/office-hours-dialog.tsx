import { type FormEvent, useId } from 'react';
import { useForm } from 'react-hook-form';
import type { ShownOfficeHours } from '#shared/contracts/office-hours.ts';
import { bufferMinutes, horizonWeeks, noticeHours, usualRanges } from '#shared/domain/office-hours.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { FormValues } from '#web/ui/differences.ts';
import { ErrorLine } from '#web/ui/error-state.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { SaveConflict } from '#web/ui/save-conflict.tsx';
import { Select } from '#web/ui/select.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { hasHours, loadOfficeHours, useOfficeHours, useSetOfficeHours } from './queries.ts';
import { useOwnZone } from './use-own-zone.ts';
import { ShownRanges, WeekRanges } from './week-ranges.tsx';
import { ZoneField } from './zone-field.tsx';

const optionsOf = <Value extends number>(values: readonly Value[], label: (value: Value) => string) =>
  values.map((value) => ({ value: String(value), label: label(value) }));

const labelIn =
  (options: readonly { value: string; label: string }[]) =>
  (value: number): string =>
    options.find((each) => each.value === String(value))?.label ?? String(value);

/** What a form shows of office hours; usual ones where none are set. */
const formOf = (hours: ShownOfficeHours) => ({
  ...hours,
  ranges: hasHours(hours) ? hours.ranges : [...usualRanges],
});

interface FormProps {
  id: string;
  hours: ShownOfficeHours;
  save: ReturnType<typeof useSetOfficeHours>;
  onSaved: () => void;
}

/** The form of the office hours as they were loaded. */
const OfficeHoursForm = ({ id, hours, save, onSaved }: FormProps) => {
  const t = useT();
  const own = useOwnZone();
  const form = useForm({ defaultValues: formOf(hours) });
  const { zone = own.zone, ranges, buffer_minutes, notice_hours, weeks } = form.watch();
  const send = form.handleSubmit((values) =>
    save.mutate({ ...values, zone: values.zone ?? own.zone } as never, {
      onSuccess: () => {
        toast.success(t('interviews.hours.saved'));
        onSaved();
      },
    }),
  );
  const submit = (event: FormEvent) => {
    // A form within a dialog above another one: React's events reach that form, too.
    event.stopPropagation();
    void send(event);
  };
  const buffers = optionsOf(bufferMinutes, (count) =>
    count === 0 ? t('interviews.hours.noBuffer') : t('interviews.minutes', { count }),
  );
  const notices = optionsOf(noticeHours, (count) => t('interviews.hours.noticeHours', { count }));
  const horizons = optionsOf(horizonWeeks, (count) => t('interviews.hours.weekCount', { count }));
  return (
    <form id={id} onSubmit={submit} noValidate className="space-y-5">
      <p className="text-sm text-soft">{t('interviews.hours.text')}</p>
      <ZoneField zone={zone} onChange={(next) => form.setValue('zone', next)} />
      <WeekRanges ranges={ranges} onChange={(next) => form.setValue('ranges', next)} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <Select
          label={t('interviews.hours.buffer')}
          options={buffers}
          value={String(buffer_minutes)}
          onChange={(event) => form.setValue('buffer_minutes', Number(event.target.value))}
        />
        <Select
          label={t('interviews.hours.notice')}
          options={notices}
          value={String(notice_hours)}
          onChange={(event) => form.setValue('notice_hours', Number(event.target.value))}
        />
        <Select
          label={t('interviews.hours.weeks')}
          options={horizons}
          value={String(weeks)}
          onChange={(event) => form.setValue('weeks', Number(event.target.value))}
        />
      </div>
      <FormError>{save.isError ? errorText(save.error, t('interviews.failed')) : null}</FormError>
      <SaveConflict
        form={form}
        error={save.error}
        load={async (): Promise<FormValues> => formOf(await loadOfficeHours())}
        fields={{
          zone: { label: t('interviews.zone') },
          ranges: { label: t('interviews.hours.title'), show: (value) => <ShownRanges ranges={value} /> },
          buffer_minutes: { label: t('interviews.hours.buffer'), show: labelIn(buffers) },
          notice_hours: { label: t('interviews.hours.notice'), show: labelIn(notices) },
          weeks: { label: t('interviews.hours.weeks'), show: labelIn(horizons) },
        }}
        save={send}
      />
    </form>
  );
};

/** Sets when the reader can be booked for interviews. `onSaved` is called before `onClose`, which leaving calls as well. */
export const OfficeHoursDialog = ({ onSaved, onClose }: { onSaved?: () => void; onClose: () => void }) => {
  const t = useT();
  const hours = useOfficeHours();
  const save = useSetOfficeHours();
  const id = useId();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !save.isPending && onClose()}
      size="md"
      title={t('interviews.hours.title')}
      footer={
        hours.data && (
          <FormActions formId={id} label={t('interviews.hours.save')} loading={save.isPending} onCancel={onClose} />
        )
      }
    >
      {hours.isPending && <SkeletonRows rows={5} label={t('interviews.hours.loading')} row="h-11" />}
      {hours.isError && <ErrorLine title={t('interviews.hours.failed')} query={hours} />}
      {hours.data && (
        <OfficeHoursForm
          {...{ id, save }}
          hours={hours.data}
          onSaved={() => {
            onSaved?.();
            onClose();
          }}
        />
      )}
    </Dialog>
  );
};
