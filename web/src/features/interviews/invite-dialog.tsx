import { type FormEvent, useState } from 'react';
import { interviewMinutes, maxPlaceLength } from '#shared/domain/interviews.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { formatList } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useOfferTimes } from './queries.ts';
import { firstTime, TimesInput } from './times-input.tsx';
import { deviceZone } from './use-side.ts';
import { ZoneField } from './zone-field.tsx';

/** Who is invited. */
export interface Invited {
  id: number;
  name: string;
}

/** Offers times for an interview to one or several candidates. */
export const InviteDialog = ({
  people,
  jobId,
  onClose,
}: {
  people: readonly Invited[];
  jobId?: number;
  onClose: () => void;
}) => {
  const t = useT();
  const offer = useOfferTimes();
  const [minutes, setMinutes] = useState<(typeof interviewMinutes)[number]>(30);
  const [place, setPlace] = useState('');
  const [zone, setZone] = useState(deviceZone);
  const [times, setTimes] = useState([firstTime()]);
  const refusedTimes =
    offer.error instanceof ApiError && offer.error.fields?.some(({ path }) => path.startsWith('times'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = {
      candidate_ids: people.map(({ id }) => id),
      ...(jobId && { job_id: jobId }),
      minutes,
      ...(place.trim() && { place }),
      times: times.filter((each) => each !== ''),
      zone,
    };
    offer.mutate(body, {
      onSuccess: ({ interviews, refused }) => {
        toast.success(t('interviews.invited', { count: interviews.length }));
        const names = people.filter(({ id }) => refused.includes(id)).map(({ name }) => name);
        if (names.length > 0) toast.error(t('interviews.notInvited', { names: formatList(names) }));
        onClose();
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !offer.isPending && onClose()}
      size="sm"
      title={t('interviews.inviteCount', { count: people.length })}
    >
      <form onSubmit={submit} noValidate className="space-y-5">
        <p className="text-sm text-soft">{t('interviews.inviteText')}</p>
        <TimesInput
          times={times}
          error={refusedTimes ? errorText(offer.error, t('interviews.failed')) : undefined}
          onChange={setTimes}
        />
        <ZoneField zone={zone} onChange={setZone} />
        <Select
          label={t('interviews.duration')}
          options={interviewMinutes.map((each) => ({
            value: String(each),
            label: t('interviews.minutes', { count: each }),
          }))}
          value={String(minutes)}
          onChange={(event) => setMinutes(Number(event.target.value) as typeof minutes)}
        />
        <TextInput
          label={t('interviews.place')}
          hint={t('interviews.placeHint')}
          optional
          maxLength={maxPlaceLength}
          value={place}
          onChange={(event) => setPlace(event.target.value)}
        />
        <FormError>{offer.isError && !refusedTimes ? errorText(offer.error, t('interviews.failed')) : null}</FormError>
        <FormActions
          label={t('interviews.inviteCount', { count: people.length })}
          loading={offer.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
};
