import { useInfiniteQuery } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { pageSize } from '#web/config/page-size.ts';
import { useVerified } from '#web/lib/entitlement.ts';
import { useT } from '#web/lib/i18n.ts';
import { itemsOf, pagesOf } from '#web/lib/query.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { type ShortlistSource, useAddToShortlist } from './add-to-shortlist.ts';

/** Maximum length of a note in characters, as in the contract. */
const notesMax = 1_000;

const JobSelect = () => {
  const t = useT();
  const id = useOwnId();
  const jobs = useInfiniteQuery({
    ...pagesOf(jobCalls.ofRecruiter, { params: { id }, query: { limit: pageSize.largest } }),
    enabled: id > 0,
  });
  return (
    <Select
      name="job_id"
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
 * `onDone` is called after a success and when the user cancels.
 */
export const ShortlistForm = ({ candidateId, source, jobId, onDone, unverified }: ShortlistFormProps) => {
  const t = useT();
  const add = useAddToShortlist(candidateId, source);
  const { verified } = useVerified();
  if (verified === false) return unverified;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const chosen = jobId === undefined ? String(values.get('job_id') ?? '') : String(jobId);
    add.mutate({ jobId: chosen, notes: String(values.get('notes') ?? '') }, { onSuccess: onDone });
  };
  return (
    <form onSubmit={submit} className="space-y-5">
      {jobId === undefined && <JobSelect />}
      <TextArea
        name="notes"
        label={t('shortlist.add.notes')}
        hint={t('shortlist.add.notesHint')}
        optional
        maxLength={notesMax}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onDone}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" loading={add.isPending}>
          {t('shortlist.add.submit')}
        </Button>
      </div>
    </form>
  );
};

/** The form in a separate dialog; `name` is the candidate's, masked or not. */
export const ShortlistDialog = ({ name, ...form }: { name: string } & ShortlistFormProps) => {
  const t = useT();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && form.onDone()}
      size="sm"
      title={t('shortlist.add.title')}
      description={t('shortlist.add.who', { name })}
    >
      <ShortlistForm {...form} />
    </Dialog>
  );
};
