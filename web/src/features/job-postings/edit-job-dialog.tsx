import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type Job, jobCalls } from '#shared/contracts/jobs.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { useForgetFailure } from '#web/lib/use-contract-form.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { onSaved } from '#web/ui/on-saved.ts';
import { SaveConflict } from '#web/ui/save-conflict.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useDraft } from '#web/ui/use-draft.ts';
import { useLoadJob, useUpdateJob } from './job-changes.ts';
import { useConflictFields } from './job-conflict.tsx';
import { JobFields, type RequirementsInput } from './job-fields.tsx';
import { formValuesOf, useJobForm } from './job-form-values.ts';

interface Place {
  onClose: () => void;
  requirements: RequirementsInput;
}

const EditForm = ({ job, onClose, requirements }: Place & { job: Job }) => {
  const t = useT();
  const form = useJobForm(formValuesOf(job));
  useDraft(form, `job:${job.id}`);
  const update = useUpdateJob(job.id);
  const formId = useId();
  useForgetFailure(form, update);
  const submit = form.handleSubmit((fields) =>
    update.mutate(fields, onSaved(form, t('jobPostings.edit.done'), onClose)),
  );
  return (
    <form id={formId} onSubmit={(event) => void submit(event)} noValidate className="space-y-6">
      <JobFields form={form} requirements={requirements} />
      <SaveConflict
        form={form}
        error={update.error}
        load={useLoadJob(job.id)}
        fields={useConflictFields()}
        save={submit}
      />
      <div className="sticky -bottom-5 -mx-5 -mb-5 space-y-3 border-t border-line bg-card p-4 sm:rounded-b-xl">
        <FormError>{update.isError ? errorText(update.error, t('jobPostings.edit.failed')) : null}</FormError>
        <FormActions
          label={t('jobPostings.edit.submit')}
          loading={update.isPending || form.formState.isSubmitting}
          onCancel={onClose}
        />
      </div>
    </form>
  );
};

/** Edits one of the recruiter's jobs; first loads the full job, as lists contain only an excerpt. */
export const EditJobDialog = ({ jobId, onClose, requirements }: Place & { jobId: number }) => {
  const t = useT();
  const job = useQuery({
    ...queryOf(jobCalls.get, { params: { id: jobId } }),
    staleTime: 0,
    // A reload of the job must not discard what is being typed.
    refetchOnWindowFocus: false,
  });
  // A cached response may be stale: editing it would undo later changes.
  const isLoading = job.isPending || !job.isFetchedAfterMount;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="lg" title={t('jobPostings.edit.title')}>
      {isLoading && <Spinner label={t('jobPostings.edit.loading')} />}
      {!isLoading && job.isError && (
        <ErrorState title={errorText(job.error, t('jobPostings.list.failed'))} query={job} />
      )}
      {!isLoading && job.isSuccess && <EditForm job={job.data} {...{ onClose, requirements }} />}
    </Dialog>
  );
};
