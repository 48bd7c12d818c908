import { type FormEvent, useState } from 'react';
import { officeHoursCalls } from '#shared/contracts/office-hours.ts';
import { interviewMinutes, maxPlaceLength } from '#shared/domain/interviews.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { formatList } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useInvalidate } from '#web/lib/query.ts';
import { hasRooms } from '#web/lib/site-settings.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { InviteTimes, type OfferedTimes } from './invite-times.tsx';
import { hasHours, useOfferTimes, useOfficeHours } from './queries.ts';
import { firstTime } from './times-input.tsx';
import { useOwnZone } from './use-own-zone.ts';

/** Who is invited. */
export interface Invited {
  id: number;
  name: string;
}

/** Offers times for an interview to one or several candidates: free ones of the reader's office hours, or single ones. */
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
  const { zone: ownZone } = useOwnZone();
  const invalidate = useInvalidate();
  const hours = useOfficeHours();
  const [minutes, setMinutes] = useState<(typeof interviewMinutes)[number]>(30);
  const [place, setPlace] = useState('');
  const [offered, setOffered] = useState<OfferedTimes>({ single: [firstTime()] });
  const [isEmpty, setEmpty] = useState(false);
  const refusedAt = (field: string) =>
    offer.error instanceof ApiError && offer.error.fields?.some(({ path }) => path.startsWith(field))
      ? errorText(offer.error, t('interviews.failed'))
      : undefined;
  const refusedTimes = refusedAt('times');
  const refusedPlace = refusedAt('place');
  const timesOf = ({ of, chosen = [], single, zone = ownZone }: OfferedTimes) =>
    hasHours(hours.data) && of !== 'single'
      ? { times: chosen.map(({ local }) => local.at), zone: hours.data?.zone ?? zone, from_hours: true }
      : { times: single.filter((each) => each !== ''), zone };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const named = timesOf(offered);
    if (named.times.length === 0) return setEmpty(true);
    const body = {
      candidate_ids: people.map(({ id }) => id),
      ...(jobId && { job_id: jobId }),
      minutes,
      ...(place.trim() && { place }),
      ...named,
    };
    offer.mutate(body, {
      onSuccess: ({ interviews, refused }) => {
        toast.success(t('interviews.invited', { count: interviews.length }));
        const names = people.filter(({ id }) => refused.includes(id)).map(({ name }) => name);
        if (names.length > 0) toast.error(t('interviews.notInvited', { names: formatList(names) }));
        onClose();
      },
      // What was free may be taken meanwhile.
      onError: () => void invalidate(officeHoursCalls.freeTimes),
    });
  };
  const timesError = isEmpty ? t('interviews.free.chosen', { count: 0 }) : refusedTimes;
  return (
    <FormDialog
      title={t('interviews.inviteCount', { count: people.length })}
      label={t('interviews.inviteCount', { count: people.length })}
      // Until the office hours are known, no times are shown.
      loading={offer.isPending || hours.isPending}
      isLocked={offer.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-sm text-soft">{t('interviews.inviteText')}</p>
      <InviteTimes
        offered={offered}
        ownZone={ownZone}
        minutes={minutes}
        people={people.length}
        error={timesError}
        onChange={(changes) => {
          setOffered((before) => ({ ...before, ...changes }));
          setEmpty(false);
        }}
      />
      <Select
        label={t('interviews.duration')}
        options={interviewMinutes.map((each) => ({
          value: String(each),
          label: t('interviews.minutes', { count: each }),
        }))}
        value={String(minutes)}
        onChange={(event) => {
          setMinutes(Number(event.target.value) as typeof minutes);
          setOffered(({ chosen: _, ...before }) => before);
        }}
      />
      <TextInput
        label={t(hasRooms ? 'interviews.place' : 'interviews.linkOrPlace')}
        hint={t(hasRooms ? 'interviews.placeHint' : 'interviews.linkHint')}
        optional={hasRooms}
        required={!hasRooms}
        error={refusedPlace}
        maxLength={maxPlaceLength}
        value={place}
        onChange={(event) => setPlace(event.target.value)}
      />
      <FormError>
        {offer.isError && !refusedTimes && !refusedPlace ? errorText(offer.error, t('interviews.failed')) : null}
      </FormError>
    </FormDialog>
  );
};
