import { useInfiniteQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import * as z from 'zod/mini';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { quickShortlistBody } from '#shared/contracts/shortlist.ts';
import { pageSize } from '#web/config/page-size.ts';
import { useVerified } from '#web/lib/entitlement.ts';
import { useT } from '#web/lib/i18n.ts';
import { limitOf } from '#web/lib/limit-of.ts';
import { itemsOf, pagesOf } from '#web/lib/query.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useDraft } from '#web/ui/use-draft.ts';
import { isShortlistedAlready, type ShortlistSource, useAddToShortlist } from './add-to-shortlist.ts';

const schema = z.pick(quickShortlistBody, { job_id: true, notes: true });

const JobSelect = (field: Omit<ComponentProps<typeof Select>, 'label' | 'options'>) => {
  const t = useT();
  const id = useOwnId();
  const jobs = useInfiniteQuery({
    ...pagesOf(jobCalls.ofRecruiter, { params: { id }, query: { limit: pageSize.largest } }),
    enabled: id > 0,
  });
  return (
    <Select
      {...field}
      label={t('shortlist.add.job')}
      optional
      options={[
        { value: '', label: t('shortlist.add.noJob') },
        ...(itemsOf(jobs.data) ?? []).map((job) => ({ value: String(job.id), label: job.title })),
      ]}
    />
  );
};

interface ShortlistFormProps {
  candidateId: number;
  source: ShortlistSource;
  jobId?: number;
  onDone: () => void;
  /** Shown instead of the form while the recruiter's account is not verified. */
  unverified: ReactNode;
}

/**
 * Shortlists a candidate, with an optional job and notes. `jobId` fixes the job, as for an applicant.
 * `onDone` is called once the candidate is on the shortlist, and when the user cancels.
 */
export const ShortlistForm = ({ candidateId, source, jobId, onDone, unverified }: ShortlistFormProps) => {
  const t = useT();
  const add = useAddToShortlist(candidateId, source);
  const { verified } = useVerified();
  const form = useContractForm(schema, { job_id: '', notes: '' });
  useDraft(form, `shortlist-new:${candidateId}`);
  if (verified === false) return unverified;
  const submit = form.handleSubmit(({ job_id, notes }) =>
    add.mutate(
      { jobId: jobId ?? job_id, notes },
      { onSuccess: onDone, onError: (error) => isShortlistedAlready(error) && onDone() },
    ),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5">
      {/* Controlled: a restored job is chosen once the jobs are loaded. */}
      {jobId === undefined && <JobSelect {...form.register('job_id')} value={String(form.watch('job_id') ?? '')} />}
      <TextArea
        label={t('shortlist.add.notes')}
        hint={t('shortlist.add.notesHint')}
        optional
        limit={limitOf(schema, 'notes')}
        {...form.register('notes')}
        error={form.formState.errors.notes?.message}
      />
      <FormActions label={t('shortlist.add.submit')} loading={add.isPending} onCancel={onDone} />
    </form>
  );
};

/** The form in a separate dialog; `name` is the candidate's, masked or not. */
export const ShortlistDialog = ({
  name,
  onClose,
  ...form
}: { name: string; onClose: () => void } & Omit<ShortlistFormProps, 'onDone'>) => {
  const t = useT();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={t('shortlist.add.title')}
      description={t('shortlist.add.who', { name })}
    >
      <ShortlistForm {...form} onDone={onClose} />
    </Dialog>
  );
};
