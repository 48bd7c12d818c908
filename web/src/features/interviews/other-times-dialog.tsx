import { type FormEvent, useState } from 'react';
import type { Interview } from '#shared/contracts/interviews.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { useDialogAnswer } from './queries.ts';
import { firstTime, TimesInput } from './times-input.tsx';
import { ZoneField } from './zone-field.tsx';

/** Names other times for an interview. */
export const OtherTimesDialog = ({
  interview,
  onClose,
  ...props
}: {
  interview: Interview;
  zone: string;
  onClose: () => void;
}) => {
  const t = useT();
  const answer = useDialogAnswer(interview);
  const [zone, setZone] = useState(props.zone);
  const [times, setTimes] = useState([firstTime()]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    answer.mutate({ what: 'suggest', times: times.filter((each) => each !== ''), zone }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      size="sm"
      title={t('interviews.otherTimes')}
      label={t('interviews.sendTimes')}
      loading={answer.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {interview.agreed && <p className="text-sm text-soft">{t('interviews.agreedCounts')}</p>}
      <TimesInput
        times={times}
        error={answer.isError ? errorText(answer.error, t('interviews.failed')) : undefined}
        onChange={setTimes}
      />
      <ZoneField zone={zone} onChange={setZone} />
    </FormDialog>
  );
};
