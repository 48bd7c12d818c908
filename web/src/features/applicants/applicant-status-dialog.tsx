import { useState } from 'react';
import { applicationStatusBody } from '#shared/contracts/applications.ts';
import { type ApplicationStatus, applicationStatuses } from '#shared/domain/hiring-statuses.ts';
import { errorText, isConflict } from '#web/lib/api-error.ts';
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
import { type AnyApplicant, shownCandidate } from './applicant.ts';
import { useUpdateStatus } from './queries.ts';

const stateOf = ({ status, notes }: AnyApplicant) => ({ status, notes });

/** What a colleague made of the application while the dialog was open. */
const Present = ({ applicant: { status, notes } }: { applicant: AnyApplicant }) => {
  const t = useT();
  return (
    <Notice tone="warning">
      <p>{t('applicants.update.now', { status: t(`applicants.status.${status}`) })}</p>
      {notes !== '' && (
        <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
          {notes}
        </p>
      )}
    </Notice>
  );
};

/** Sets an application's status and the recruiter's notes to it. `initial` is preselected. */
export const ApplicantStatusDialog = ({
  applicant,
  initial,
  onClose,
}: {
  applicant: AnyApplicant;
  initial: ApplicationStatus;
  onClose: () => void;
}) => {
  const t = useT();
  const update = useUpdateStatus(applicant.application_id);
  const form = useContractForm(applicationStatusBody, {
    status: initial,
    notes: applicant.notes,
    shown: stateOf(applicant),
  });
  useDraft(form, `application:${applicant.application_id}`);
  const { errors } = form.formState;
  useForgetFailure(form, update);
  // After a conflict the reader sees the present state, which is shown from then on, instead of that when the dialog opened.
  const [isShown, setShown] = useState(false);
  const saved = onSaved(form, t('applicants.update.done'), onClose);
  const onError = (error: Error) => {
    saved.onError(error);
    if (isConflict(error)) setShown(true);
  };
  const submit = form.handleSubmit((body) =>
    update.mutate({ ...body, ...(isShown && { shown: stateOf(applicant) }) }, { ...saved, onError }),
  );
  return (
    <FormDialog
      size="sm"
      title={t('applicants.update.title')}
      description={shownCandidate(applicant).name}
      label={t('applicants.update.submit')}
      loading={update.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label={t('applicants.update.status')}
        options={applicationStatuses.map((status) => ({ value: status, label: t(`applicants.status.${status}`) }))}
        {...form.register('status')}
        error={errors.status?.message}
      />
      <TextArea
        label={t('applicants.update.notes')}
        hint={t('applicants.update.notesHint')}
        optional
        limit={limitOf(applicationStatusBody, 'notes')}
        {...form.register('notes')}
        error={errors.notes?.message}
      />
      {isShown && <Present applicant={applicant} />}
      <FormError>{update.isError ? errorText(update.error, t('applicants.update.failed')) : null}</FormError>
    </FormDialog>
  );
};
