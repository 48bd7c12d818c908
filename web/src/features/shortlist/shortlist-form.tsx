import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { useVerified, VerificationNotice } from '#web/features/verification/index.ts';
import { call } from '#web/lib/api-client.ts';
import { useT } from '#web/lib/i18n.ts';
import { useOwnId } from '#web/lib/use-own-id.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { type ShortlistSource, useAddToShortlist } from './add-to-shortlist.ts';

/** Longest note, in characters, as the contract has it. */
const notesMax = 1_000;
const mostJobs = 100;

const JobSelect = () => {
  const t = useT();
  const id = useOwnId();
  const jobs = useQuery({
    queryKey: ['jobs', 'toShortlistFor', id],
    queryFn: ({ signal }) => call(jobCalls.ofRecruiter, { params: { id }, query: { limit: mostJobs } }, { signal }),
    enabled: id > 0,
  });
  return (
    <Select
      name="job_id"
      label={t('shortlist.add.job')}
      optional
      options={[
        { value: '', label: t('shortlist.add.noJob') },
        ...(jobs.data?.items ?? []).map((job) => ({ value: String(job.id), label: job.title })),
      ]}
    />
  );
};

/**
 * Shortlists a candidate, with an optional job and notes. `jobId` fixes the job, as for an applicant.
 * `onDone` is called after a success and when the person gives up. An account that is not verified is told so instead.
 */
export const ShortlistForm = ({
  candidateId,
  source,
  jobId,
  onDone,
}: {
  candidateId: number;
  source: ShortlistSource;
  jobId?: number;
  onDone: () => void;
}) => {
  const t = useT();
  const add = useAddToShortlist(candidateId, source);
  const { verified } = useVerified();
  if (verified === false) return <VerificationNotice />;
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
