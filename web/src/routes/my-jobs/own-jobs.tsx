import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { type JobSummary, jobCalls, type OwnJob } from '#shared/contracts/jobs.ts';
import { type JobState, jobStates } from '#shared/domain/closing-date.ts';
import { pageSize } from '#web/config/page-size.ts';
import { DeleteJobDialog } from '#web/features/job-postings/delete-job-dialog.tsx';
import { useRenewJob } from '#web/features/job-postings/job-changes.ts';
import { OwnJobCard } from '#web/features/job-postings/own-job-card.tsx';
import { PostNewJob } from '#web/features/job-postings/post-new-job.tsx';
import type { PostingRight } from '#web/features/job-postings/posting-right.ts';
import { ListChips, ListFilters, NoneMatches } from '#web/features/search-filters/list-filters.tsx';
import { useListFilters } from '#web/features/search-filters/use-list-filters.ts';
import { errorText } from '#web/lib/api-error.ts';
import { closingText } from '#web/lib/closing-text.ts';
import { useT } from '#web/lib/i18n.ts';
import { pagesOf, useItems } from '#web/lib/query.ts';
import { useIsRequirementTextAwaited } from '#web/lib/requirement-text.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BriefcaseBusiness } from '#web/ui/icons.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { idOf } from '#web/ui/stepped-list.tsx';
import { toast } from '#web/ui/toast-store.ts';

const EditDialog = laterDialog(async () => (await import('./edit-dialog.tsx')).EditDialog);

const ClosingJob = laterDialog(
  async () => (await import('./closing-job.tsx')).ClosingJob,
  ['bulk', 'notifications', 'applicants'],
);

const useOwnJobs = (filters: { status?: JobState; keyword?: string; language?: string }) => {
  const id = useOwnId();
  return useInfiniteQuery({
    ...pagesOf(jobCalls.ofRecruiter, { params: { id }, query: { ...filters, limit: pageSize.rows } }),
    enabled: id > 0,
  });
};

/** Renews a job, and says until when it takes applications, or why it could not be renewed. */
const useRenewal = () => {
  const t = useT();
  const { mutate } = useRenewJob({
    onSuccess: (job) => toast.success(t('jobPostings.renew.done', { date: closingText(job) ?? '' })),
    onError: (error) => toast.error(errorText(error, t('jobPostings.renew.failed'))),
  });
  return useCallback(({ id }: OwnJob) => mutate(id), [mutate]);
};

/**
 * The recruiter's jobs with their dialogs, once it is known what the notice above them says: it would move them if it came
 * later.
 */
export const OwnJobs = ({ right }: { right: PostingRight }) => {
  const t = useT();
  const filters = useListFilters(jobStates.map((value) => ({ value, label: t(`jobPostings.card.${value}`) })));
  const { job_id: _, ...query } = filters.query;
  const jobs = useOwnJobs(query);
  const [editing, setEditing] = useState<number>();
  const [closing, setClosing] = useState<OwnJob>();
  const [deleting, setDeleting] = useState<JobSummary>();
  const renewJob = useRenewal();
  const card = useCallback(
    (job: OwnJob) => (
      <OwnJobCard
        job={job}
        onEdit={() => setEditing(job.id)}
        onDelete={() => setDeleting(job)}
        onRenew={() => renewJob(job)}
        onClose={() => setClosing(job)}
      />
    ),
    [renewJob],
  );
  EditDialog.usePreload();
  ClosingJob.usePreload();
  const isTextAwaited = useIsRequirementTextAwaited();
  return (
    <>
      <div className="mb-3 flex">
        <ListFilters filters={filters} hint={t('search.inListHint.jobs')} />
      </div>
      <ListChips filters={filters} />
      <ListFrame
        query={jobs}
        items={useItems(jobs)}
        isReady={right.obstacle !== 'unknown' && !isTextAwaited}
        loading={<SkeletonRows rows={3} label={t('jobPostings.list.loading')} row="h-26 rounded-lg" />}
        failed={t('jobPostings.list.failed')}
        empty={
          filters.chips.length > 0 ? (
            <NoneMatches filters={filters} />
          ) : (
            <EmptyState
              icon={<BriefcaseBusiness aria-hidden="true" />}
              title={t('jobPostings.list.empty')}
              action={<PostNewJob right={right} />}
            >
              {t('jobPostings.list.emptyText')}
            </EmptyState>
          )
        }
        className="space-y-4"
        rowKey={idOf}
        card={card}
      />
      {editing !== undefined && <EditDialog jobId={editing} onClose={() => setEditing(undefined)} />}
      {closing && <ClosingJob key={closing.id} job={closing} onClose={() => setClosing(undefined)} />}
      {deleting && <DeleteJobDialog job={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
};
