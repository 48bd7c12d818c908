import { rejectionBody, type ShortlistEntry } from '#shared/contracts/shortlist.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { limitOf } from '#web/lib/limit-of.ts';
import { useContractForm, useForgetFailure } from '#web/lib/use-contract-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { onSaved } from '#web/ui/on-saved.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { useDraft } from '#web/ui/use-draft.ts';
import { nameOf, rejectDraft } from './entry.ts';
import { useReject } from './queries.ts';
import type { Move } from './use-move-entry.ts';

/**
 * Rejects a candidate, with an optional reason; says that this cannot be undone. `onMove` makes the move after the dialog
 * is closed; without it the dialog stays open until the move is saved.
 */
export const RejectDialog = ({
  entry,
  onClose,
  onMove,
}: {
  entry: ShortlistEntry;
  onClose: () => void;
  onMove?: (move: Move) => void;
}) => {
  const t = useT();
  const reject = useReject(entry.id);
  const form = useContractForm(rejectionBody, { rejection_reason: '' });
  useDraft(form, rejectDraft(entry.id));
  useForgetFailure(form, reject);
  const submit = form.handleSubmit(({ rejection_reason: reason }) => {
    if (onMove) {
      onClose();
      return onMove({ entry, status: 'rejected', text: reason });
    }
    return reject.mutate(reason, onSaved(form, t('shortlist.reject.done'), onClose));
  });
  return (
    <FormDialog
      size="sm"
      title={t('shortlist.reject.title')}
      description={nameOf(entry)}
      label={t('shortlist.reject.submit')}
      loading={reject.isPending}
      variant="danger"
      onSubmit={submit}
      onClose={onClose}
    >
      <Notice tone="warning">{t('shortlist.reject.final')}</Notice>
      <TextArea
        label={t('shortlist.reject.reason')}
        optional
        limit={limitOf(rejectionBody, 'rejection_reason')}
        {...form.register('rejection_reason')}
        error={form.formState.errors.rejection_reason?.message}
      />
      <FormError>{reject.isError ? errorText(reject.error, t('shortlist.reject.failed')) : null}</FormError>
    </FormDialog>
  );
};
