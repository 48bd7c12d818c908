import { entryStatusBody, type ShortlistEntry } from '#shared/contracts/shortlist.ts';
import { type PipelineState, pipelineStates } from '#shared/domain/hiring-statuses.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { limitOf } from '#web/lib/limit-of.ts';
import { useContractForm, useForgetFailure } from '#web/lib/use-contract-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { onSaved } from '#web/ui/on-saved.ts';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useDraft } from '#web/ui/use-draft.ts';
import { nameOf, statusDraft } from './entry.ts';
import { useUpdateStatus } from './queries.ts';
import type { Move } from './use-move-entry.ts';

/**
 * Moves a candidate to another status: the status is required, notes are optional. `initial` is preselected.
 * `onMove` makes the move after the dialog is closed; without it the dialog stays open until the move is saved.
 */
export const StatusDialog = ({
  entry,
  initial,
  onClose,
  onMove,
}: {
  entry: ShortlistEntry;
  initial: PipelineState;
  onClose: () => void;
  onMove?: (move: Move) => void;
}) => {
  const t = useT();
  const update = useUpdateStatus(entry.id);
  const form = useContractForm(entryStatusBody, { status: initial, notes: '' });
  useDraft(form, statusDraft(entry.id));
  const { errors } = form.formState;
  useForgetFailure(form, update);
  const submit = form.handleSubmit((body) => {
    if (onMove) {
      onClose();
      return onMove({ entry, status: body.status, text: body.notes });
    }
    return update.mutate(body, onSaved(form, t('shortlist.update.done'), onClose));
  });
  const options = pipelineStates.map((status) => ({ value: status, label: t(`shortlist.status.${status}`) }));
  return (
    <FormDialog
      size="sm"
      title={t('shortlist.update.title')}
      description={nameOf(entry)}
      label={t('shortlist.update.submit')}
      loading={update.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label={t('shortlist.update.status')}
        options={options}
        {...form.register('status')}
        error={errors.status?.message}
      />
      {form.watch('status') === 'rejected' && <Notice tone="warning">{t('shortlist.reject.final')}</Notice>}
      <TextArea
        label={t('shortlist.update.notes')}
        hint={t('shortlist.update.notesHint')}
        optional
        limit={limitOf(entryStatusBody, 'notes')}
        {...form.register('notes')}
        error={errors.notes?.message}
      />
      <FormError>{update.isError ? errorText(update.error, t('shortlist.update.failed')) : null}</FormError>
    </FormDialog>
  );
};
