import { type FormEvent, useState } from 'react';
import type { Interview } from '#shared/contracts/interviews.ts';
import { maxPlaceLength } from '#shared/domain/interviews.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useAnswer } from './queries.ts';

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
  const answer = useAnswer(interview);
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
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !answer.isPending && onClose()}
      size="sm"
      title={t('interviews.changePlace')}
    >
      <form onSubmit={submit} noValidate className="space-y-5">
        <TextInput
          label={t('interviews.linkOrPlace')}
          hint={t('interviews.newPlaceHint')}
          required
          error={answer.isError ? errorText(answer.error, t('interviews.failed')) : undefined}
          maxLength={maxPlaceLength}
          value={place}
          onChange={(event) => setPlace(event.target.value)}
        />
        <FormActions label={t('interviews.savePlace')} loading={answer.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
};
