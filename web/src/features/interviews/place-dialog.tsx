import { type FormEvent, useState } from 'react';
import type { Interview } from '#shared/contracts/interviews.ts';
import { maxPlaceLength } from '#shared/domain/interviews.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useDialogAnswer } from './queries.ts';

/** Names another link or place of an interview, such as of one that was agreed before the site's video rooms were switched off. */
export const PlaceDialog = ({
  interview,
  zone,
  onClose,
}: {
  interview: Interview;
  zone: string;
  onClose: () => void;
}) => {
  const t = useT();
  const answer = useDialogAnswer(interview);
  const [place, setPlace] = useState(interview.place ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const onSuccess = () => {
      toast.success(t('interviews.placeSaved'));
      onClose();
    };
    answer.mutate({ what: 'place', place, zone }, { onSuccess });
  };
  return (
    <FormDialog
      size="sm"
      title={t('interviews.changePlace')}
      label={t('interviews.savePlace')}
      loading={answer.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('interviews.linkOrPlace')}
        hint={t('interviews.newPlaceHint')}
        required
        error={answer.isError ? errorText(answer.error, t('interviews.failed')) : undefined}
        maxLength={maxPlaceLength}
        value={place}
        onChange={(event) => setPlace(event.target.value)}
      />
    </FormDialog>
  );
};
