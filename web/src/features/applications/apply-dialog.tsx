import { type ReactNode, useState } from 'react';
import { applyBody } from '#shared/contracts/applications.ts';
import { useT } from '#web/lib/i18n.ts';
import { limitOf } from '#web/lib/limit-of.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useDraft } from '#web/ui/use-draft.ts';
import { type ApplyPlace, hasAlreadyApplied } from './apply-errors.ts';
import { SentParts } from './sent-parts.tsx';
import { type AppliedFor, useApply } from './use-apply.ts';
import { SentConfirmation } from './way/sent-confirmation.tsx';

/**
 * Says what the recruiter receives, takes a message, and sends the application. It stays open when that fails. From a list it then
 * says what happens now, as a job's own page does.
 */
export const ApplyDialog = ({
  job,
  place,
  notice,
  onClose,
  onApplied,
}: {
  job: AppliedFor;
  place: ApplyPlace;
  /** What the candidate should know before applying; it keeps no one from it. */
  notice?: ReactNode;
  onClose: () => void;
  onApplied?: () => void;
}) => {
  const t = useT();
  const form = useContractForm(applyBody, { message: '' });
  // The dialog leads to the profile, to add what is missing there.
  const forget = useDraft(form, `apply:${job.id}`, { outlives: true });
  const cancel = () => {
    forget();
    onClose();
  };
  const [isSent, setSent] = useState(false);
  const apply = useApply(place, (isNow) => {
    forget();
    // Now: once the list shows the application, it has no place for a dialog that has not said so.
    if (isNow && place === 'list') confirm();
  });
  const finish = () => {
    onApplied?.();
    onClose();
  };
  const confirm = () => {
    onApplied?.();
    setSent(true);
  };
  const submit = form.handleSubmit(({ message = '' }) =>
    apply.mutate(
      { job, message },
      {
        ...(place === 'details' && { onSuccess: finish }),
        onError: (error) => hasAlreadyApplied(error) && finish(),
      },
    ),
  );
  if (isSent) return <SentConfirmation onClose={onClose} />;
  return (
    <FormDialog
      size="sm"
      title={t('applications.dialog.title', { title: job.title })}
      label={t('applications.dialog.confirm')}
      loading={apply.isPending}
      onSubmit={submit}
      onClose={cancel}
    >
      <div>
        <p className="font-semibold wrap-anywhere">{t('applications.dialog.text', { company: job.company_name })}</p>
        {notice}
        <SentParts />
      </div>
      <TextArea
        label={t('applications.dialog.message')}
        hint={t('applications.dialog.messageHint')}
        optional
        limit={limitOf(applyBody, 'message')}
        {...form.register('message')}
        error={form.formState.errors.message?.message}
      />
      <p className="text-sm text-soft">{t('applications.dialog.once')}</p>
    </FormDialog>
  );
};
